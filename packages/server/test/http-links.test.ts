import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { baseUrlOf, lanAddresses } from '../src/http/lan.ts'
import { linksFor, readLink } from '../src/wire/links.ts'

describe('links', () => {
  it('keep what is secret behind the #', () => {
    const links = linksFor('https://play.example.org/table/')
    const invitation = links.invitation('Abc_def-123', 2, 'to+ken/=')
    expect(invitation).toBe('https://play.example.org/table/m/Abc_def-123#seat=2&invite=to%2Bken%2F%3D')
    expect(new URL(invitation).hash).toContain('invite')
    expect(links.watch('Abc_def-123')).toBe('https://play.example.org/table/m/Abc_def-123')
    expect(links.device('c0de')).toBe('https://play.example.org/table/d#code=c0de')
  })

  it('are read as they were written', () => {
    for (const base of [
      'http://localhost:8080',
      'https://play.example.org/table',
      'http://[2001:db8::1]:99',
    ]) {
      const links = linksFor(() => base)
      expect(readLink(links.invitation('abcdefgh', 11, 'a&b=c#d%'))).toEqual({
        kind: 'invitation',
        base,
        match: 'abcdefgh',
        seat: 11,
        invitation: 'a&b=c#d%',
      })
      expect(readLink(links.watch('abcdefgh'))).toEqual({ kind: 'watch', base, match: 'abcdefgh' })
      expect(readLink(links.device('x/y'))).toEqual({ kind: 'device', base, code: 'x/y' })
      expect(readLink(`${base}/`)).toEqual({ kind: 'server', base })
    }
  })

  it('that are incomplete or foreign are taken for what they are', () => {
    const watch = { kind: 'watch', base: 'http://a', match: 'abcdefgh' }
    for (const hash of [
      '',
      '#seat=1',
      '#invite=x',
      '#seat=one&invite=x',
      '#seat=-1&invite=x',
      '#seat=100&invite=x',
    ])
      expect(readLink(`http://a/m/abcdefgh/${hash}`)).toEqual(watch)
    expect(readLink('http://a/d')).toEqual({ kind: 'server', base: 'http://a/d' })
    for (const link of ['', 'abcdefgh', 'ftp://a/m/abcdefgh', 'javascript:alert(1)', 'http://'])
      expect(readLink(link)).toBeUndefined()
  })
})

describe('the address that links begin with', () => {
  const card = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
    ({ address, internal, family }) as NetworkInterfaceInfo
  const cards = {
    lo: [card('127.0.0.1', true)],
    none: undefined,
    eth: [card('fe80::1', false, 'IPv6'), card('169.254.3.4'), card('192.168.1.20')],
    wifi: [card('10.0.0.7')],
  }
  const bound = { host: '0.0.0.0', port: 8080 }

  it('is the public one, or one in the house, or this machine', () => {
    expect(baseUrlOf('https://play.example.org/', bound, cards)).toBe('https://play.example.org')
    expect(baseUrlOf(undefined, bound, cards)).toBe('http://192.168.1.20:8080')
    expect(baseUrlOf(undefined, bound, { lo: cards.lo })).toBe('http://localhost:8080')
    expect(baseUrlOf(undefined, { ...bound, host: '127.0.0.1' }, cards)).toBe('http://localhost:8080')
    expect(baseUrlOf(undefined, { ...bound, host: '2001:db8::1' }, cards)).toBe('http://[2001:db8::1]:8080')
  })

  it('is one of all those in the house', () => {
    expect(lanAddresses(bound, cards)).toEqual(['http://192.168.1.20:8080', 'http://10.0.0.7:8080'])
    expect(lanAddresses({ ...bound, host: '::' }, cards)).toHaveLength(2)
    expect(lanAddresses({ ...bound, host: '10.0.0.7' }, cards)).toEqual(['http://10.0.0.7:8080'])
    expect(lanAddresses({ ...bound, host: 'localhost' }, cards)).toEqual([])
  })
})
