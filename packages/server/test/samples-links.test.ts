import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linksFor, readLink, type Link } from '../src/wire/links.ts'

// Links that servers of earlier versions have given out: people keep them in their mails and bookmarks.

interface Sample {
  readonly link: string
  readonly leads: Link
}

const folder = new URL('samples/links/', import.meta.url)

function made(leads: Link): string {
  const links = linksFor(leads.base)
  switch (leads.kind) {
    case 'invitation':
      return links.invitation(leads.match, leads.seat, leads.invitation)
    case 'watch':
      return links.watch(leads.match)
    case 'device':
      return links.device(leads.code)
    case 'server':
      return leads.base
  }
}

describe.each(readdirSync(folder))('links of %s', (version) => {
  const file = new URL(`${version}/links.json`, folder)
  const samples = JSON.parse(readFileSync(file, 'utf8')) as readonly Sample[]

  it.each(samples)('$link leads where it led, and is given out as it was', ({ link, leads }) => {
    expect(readLink(link)).toEqual(leads)
    expect(made(leads)).toBe(link)
  })
})
