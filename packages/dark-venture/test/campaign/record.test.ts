import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { castFor, matchFor, sidesFor } from '../../src/campaign/casting.ts'
import { choosingAfter, endOf, laurelsOf, withChapter } from '../../src/campaign/going-on.ts'
import {
  type CampaignRecord,
  chaptersOf,
  newCampaign,
  nextChapter,
  readRecord,
  standingOf,
  withChoice,
  withMatch,
  withNewcomer,
  withoutMatch,
  withoutPerson,
  writeRecord,
} from '../../src/campaign/record.ts'
import { chapters } from '../../src/content/campaign-chapters.ts'
import { begun, cameTo, resultOf } from './support.ts'

const chapterNow = (record: CampaignRecord) => nextChapter(record) ?? chapters[0]

describe('who plays', () => {
  test('thirteen chapters, seven on the short road', () => {
    expect(chaptersOf({ road: 'long' })).toHaveLength(13)
    expect(chaptersOf({ road: 'short' }).map(({ code }) => code)).toEqual([
      'A1',
      'A3',
      'A4',
      'A6',
      'A8',
      'A11',
      'A13',
    ])
    expect(nextChapter(begun())?.code).toBe('A1')
  })

  proves('DV-CAMPAIGN-1', 'a seat leads its banner, or another side for pay', () => {
    const record = begun()
    expect(castFor(record).leads).toEqual(['varpen', 'dhargon', null])
    const later = cameTo(record, 'A8')
    expect(castFor(later).leads).toEqual(['varpen', 'dhargon', 'bohmerk'])
    const paid = cameTo(begun('competitive', ['bohmerk', 'orpal']), 'A1')
    expect(sidesFor(paid, chapterNow(paid), 'bohmerk')).toEqual([
      'varpen',
      'dhargon',
      'hero:ysra',
      'hero:larvok',
    ])
    expect(castFor(paid, [undefined, 'varpen']).leads).toEqual(['varpen', 'dhargon'])
    expect(castFor(paid, ['dhargon']).leads).toEqual(['dhargon', 'varpen'])
    const { result, seats } = resultOf(paid, ['varpen'])
    expect(choosingAfter(paid, result, seats).map(({ laurels }) => laurels)).toEqual([1, 1])
  })

  proves('DV-CAMPAIGN-1', 'a table that plays together sends a champion where each is alone', () => {
    const record = cameTo(begun('cooperative'), 'A4')
    expect(castFor(record, [], 1).leads).toEqual([null, 'dhargon', null])
    const { config, seats } = matchFor(
      cameTo(begun('cooperative'), 'A8'),
      castFor(cameTo(begun('cooperative'), 'A8')),
    )
    expect([seats, config['scenario']]).toEqual([[0, 1, 2], 'hunt'])
  })

  proves('DV-CAMPAIGN-1', 'nobody is left out for a bot, whatever the chapter', () => {
    const seats = [
      { name: 'bot', by: { bot: 'novice' }, banner: 'varpen' },
      { name: 'bot too', by: { bot: 'novice' }, banner: 'dhargon' },
      { name: 'Ada', by: 'person', banner: 'bohmerk' },
    ] as const
    for (const table of ['competitive', 'cooperative'] as const) {
      const record = newCampaign({ id: 'c', road: 'long', table, level: 'normal', seats })
      for (const { code } of chapters) {
        const now = cameTo(record, code)
        expect([code, castFor(now).leads[2]]).not.toEqual([code, null])
        expect(() => matchFor(now, castFor(now))).not.toThrow()
      }
    }
    expect(
      castFor(
        cameTo(newCampaign({ id: 'c', road: 'long', table: 'cooperative', level: 'normal', seats }), 'A6'),
      ).leads,
    ).not.toContain('bohmerk')
  })

  proves('DV-CAMPAIGN-6', 'who comes and who goes', () => {
    const record = begun('competitive', ['varpen', 'dhargon'])
    const rich = { ...record, standings: record.standings.map((one) => ({ ...one, laurels: 3 })) }
    const joined = withNewcomer(rich, 'Ada', 'orpal')
    expect(standingOf(joined, 'orpal')).toMatchObject({ laurels: 3, boons: [{ boon: 'muster' }] })
    const taken = withNewcomer(rich, 'Bo', 'dhargon')
    expect(taken.seats[1]).toEqual({ name: 'Bo', by: 'person', banner: 'dhargon' })
    expect(() => withNewcomer(rich, 'Cy', 'varpen')).toThrow('campaign.record.taken')
    const left = withoutPerson(taken, 'varpen', 'auto')
    expect(left.seats[0].by).toBe('auto')
    expect(castFor(left).leads).toEqual([null, 'dhargon'])
    expect(() => withoutPerson(left, 'dhargon', { bot: 'novice' })).toThrow('campaign.record.nobody')
  })
})

describe('after a chapter', () => {
  proves('DV-CAMPAIGN-5', 'laurels, and who may choose what', () => {
    const record = cameTo(begun('competitive', ['varpen', 'dhargon', 'bohmerk']), 'A4')
    const { result, seats } = resultOf(record, ['varpen'], {
      items: ['no-card'],
      survivors: ['varpen-raider'],
    })
    const [first, second, third] = choosingAfter(record, result, seats)
    expect([first.laurels, second.laurels, third.laurels]).toEqual([2, 0, 1])
    expect(first.options).toEqual(['spoils', 'veterans', 'omen'])
    expect(second.options).toEqual(['muster', 'grudge', 'purse', 'debt'])
    expect(third.options).toEqual(['spoils', 'muster', 'grudge', 'purse', 'debt'])
    expect(third.mostItems).toBe(1)
    const far = {
      ...record,
      standings: record.standings.map((one) => (one.banner === 'varpen' ? { ...one, laurels: 4 } : one)),
    }
    expect(choosingAfter(far, result, seats).map(({ times }) => times)).toEqual([1, 2, 1])
  })

  proves('DV-CAMPAIGN-4', 'the record goes on from the result, whoever lost', () => {
    const record = begun('solo', ['varpen'])
    const { result, seats } = resultOf(record, [])
    const after = withChapter(record, result, {
      match: 'm1',
      seats,
      choices: new Map([['varpen', [{ boon: 'debt' }]]]),
    })
    expect([nextChapter(after)?.code, after.flags]).toEqual(['A2', ['roadShut']])
    expect(standingOf(after, 'varpen')).toMatchObject({ laurels: 1, debts: 1, boons: [{ boon: 'debt' }] })
    expect(() => withChapter(after, result, { match: 'm1', seats, choices: new Map() })).toThrow(
      'campaign.record.otherChapter',
    )
    const greedy = new Map([['varpen', [{ boon: 'omen', which: 0 }]]] as const)
    expect(() => withChapter(record, result, { match: 'm1', seats, choices: greedy })).toThrow(
      'campaign.record.choice',
    )
  })

  proves('DV-CAMPAIGN-2', 'boons wait until the banner takes part, omens until the Ancient came', () => {
    const record = cameTo(begun('competitive', ['varpen', 'bohmerk']), 'A4')
    const { result, seats } = resultOf(record, ['varpen'])
    const choices = new Map([
      ['varpen', [{ boon: 'omen', which: 1 }]],
      ['bohmerk', [{ boon: 'grudge' }]],
    ] as const)
    const after = withChapter(record, result, { match: 'm', seats, choices })
    expect([standingOf(after, 'varpen').omens, standingOf(after, 'bohmerk').boons]).toEqual([
      [1],
      [{ boon: 'grudge' }],
    ])
    const waiting = cameTo(after, 'A5', after.flags)
    const paid = resultOf(waiting, ['varpen'], { summoned: true })
    const later = withChapter(waiting, paid.result, { ...paid, match: 'm2', choices: new Map() })
    expect(standingOf(later, 'varpen').omens.length).toBeLessThanOrEqual(1)
    expect(standingOf(later, 'bohmerk').boons).toContainEqual({ boon: 'grudge' })
  })

  proves(
    'DV-CAMPAIGN-7',
    'the last chapter decides, then laurels; debts cost one unless the ledger burned',
    () => {
      const last = cameTo(begun('competitive', ['varpen', 'dhargon']), 'A13')
      const { result, seats } = resultOf(last, ['dhargon'])
      const over = withChapter(last, result, { match: 'm', seats, choices: new Map() })
      expect(endOf(over)).toEqual({ winners: ['dhargon'], ending: undefined })
      expect(endOf(last)).toBeUndefined()
      const owing = {
        ...over,
        standings: over.standings.map((one) => ({ ...one, laurels: 5, debts: 2 })),
      }
      expect(laurelsOf(owing, 'varpen')).toBe(3)
      expect(laurelsOf({ ...owing, flags: ['ledgerBurned'] }, 'varpen')).toBe(5)
      const solo = cameTo(begun('solo', ['varpen']), 'A13')
      const endings = [18, 12, 0].map((laurels) => {
        const rich = { ...solo, standings: solo.standings.map((one) => ({ ...one, laurels })) }
        return ([['varpen'], ['orpal']] as const).map((winners) => {
          const end = resultOf(rich, winners)
          return endOf(withChapter(rich, end.result, { ...end, match: '', choices: new Map() }))?.ending
        })
      })
      expect(endings).toEqual([
        ['burned', 'uneasyPeace'],
        ['regent', 'uneasyPeace'],
        ['regent', 'filled'],
      ])
    },
  )
})

describe('kept as a file', () => {
  test('written, read and written again it is the same', () => {
    const record = begun('competitive', ['varpen', 'bohmerk'])
    const { result, seats } = resultOf(record, ['varpen'])
    const after = withChapter(record, result, { match: 'm', seats, choices: new Map() })
    const text = writeRecord(after)
    expect(writeRecord(readRecord(text))).toBe(text)
  })

  test('a chapter that is being played, and what was chosen so far', () => {
    const begunNow = withMatch(begun('competitive', ['varpen', 'bohmerk']), {
      match: 'm1',
      seats: [0, 1],
      invitations: [{ seat: 1, secret: 'open sesame' }],
    })
    const once = withChoice(begunNow, 'varpen', [{ boon: 'muster' }])
    const chosen = withChoice(once, 'varpen', [{ boon: 'grudge' }])
    expect(readRecord(writeRecord(chosen))).toEqual(chosen)
    expect(chosen.now).toMatchObject({ chapter: 'A1', chosen: [{ boons: [{ boon: 'grudge' }] }] })
    expect(writeRecord(withoutMatch(chosen))).not.toContain('sesame')
    const { result, seats } = resultOf(chosen, ['varpen'])
    expect(withChapter(chosen, result, { match: 'm1', seats, choices: new Map() }).now).toBeUndefined()
    expect(withChoice(begun(), 'varpen', [])).toEqual(begun())
  })

  test('a record of the first version opens', () => {
    const kept =
      '{"format":"longtable-campaign","game":"dark-venture","version":1,"id":"old","road":"short","table":"solo","level":"easy","seats":[{"name":"Ada","by":"person","banner":"orpal"}],"standings":[{"banner":"orpal","laurels":2,"debts":1,"omens":[1],"boons":[{"boon":"purse","goods":["wood","ore"]}]}],"flags":["roadShut"],"played":[{"chapter":"A1","match":"m","winners":["dhargon"],"rounds":9,"leads":["varpen"],"laurels":[1],"flags":["roadShut"],"choices":[{"banner":"orpal","boons":[{"boon":"purse","goods":["wood","ore"]}]}]}]}'
    const record = readRecord(kept)
    expect([nextChapter(record)?.code, standingOf(record, 'orpal').laurels]).toEqual(['A3', 2])
  })

  test('what is wrong is said', () => {
    const good = JSON.parse(writeRecord(begun())) as Record<string, unknown>
    const wrong =
      (change: object): (() => unknown) =>
      () =>
        readRecord(JSON.stringify({ ...good, ...change }))
    expect(() => readRecord('{')).toThrow('campaign.record.notJson')
    expect(wrong({ format: 'x' })).toThrow('campaign.record.other')
    expect(wrong({ version: 2 })).toThrow('campaign.record.newer')
    expect(wrong({ seats: [] })).toThrow('campaign.record.seats')
    expect(wrong({ flags: ['nothing'] })).toThrow('campaign.record.wrong')
    expect(wrong({ standings: [{ banner: 'nobody' }] })).toThrow('campaign.record.wrong')
    expect(() =>
      newCampaign({
        id: 'x',
        road: 'long',
        table: 'competitive',
        level: 'normal',
        seats: [
          { name: '', by: 'person', banner: 'orpal' },
          { name: '', by: 'person', banner: 'orpal' },
        ],
      }),
    ).toThrow('campaign.record.sameBanner')
  })
})
