import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchFile } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { folder, longtable, type Ran } from './toy/terminal.ts'

function saved(): string {
  return join(folder(), 'match.json')
}

function read(path: string): MatchFile {
  return JSON.parse(readFileSync(path, 'utf8')) as MatchFile
}

/** Against one bot, with the same chance each time. */
function play(lines: readonly string[], ...args: readonly string[]): Promise<Ran> {
  return longtable(['play', 'toy', '--players', '2', '--bots', '1', '--seed', 'a', ...args], { lines })
}

const ones = Array.from({ length: 20 }, () => '1')

test('a script plays a whole game from its input', async () => {
  const path = saved()
  const ran = await play(ones, '--save', path)
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('Player 1: How much is the first turn worth to you?')
  expect(ran.out).toMatch(/Player [12].* has won\.|have won together/)
  expect(ran.out).toContain(`Saved in ${path}.`)
  expect(read(path).seats).toEqual(['Player 1', 'proud'])
  expect((await longtable(['replay', path, '--verify'])).code).toBe(0)
})

test('shows choices with numbers, cost and gain, and blocked ones with the reason and the rule', async () => {
  const ran = await play(['2'])
  expect(ran.out).toContain('1  Bid 0 [costs nothing]')
  expect(ran.out).toContain('1  Play card 20 → 20 points')
  expect(ran.out).toContain('–  Play card 7: it must be higher than 12 [TOY-PLAY-1]')
  expect(ran.out).toContain('· Seat 1 plays card 12.')
  expect(ran.out).toContain('points 0 12')
})

test('at the end of the input it says so, has saved, and says how to go on', async () => {
  const path = saved()
  const ran = await play(['2'], '--save', path)
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('The input has ended.')
  expect(ran.out).toContain(`Go on with: npx longtable play --resume ${path}`)
  expect(read(path).log).toHaveLength(3)
})

test('without --save it saves among the other matches', async () => {
  const home = folder()
  const ran = await longtable(['play', 'toy', '--players', '2'], {
    lines: ['q'],
    env: { LONGTABLE_HOME: home },
  })
  const [name] = readdirSync(home)
  expect(name).toMatch(/^toy-\d{4}-\d\d-\d\d-\d\d-\d\d-[0-9a-f]{6}\.json$/)
  expect(ran.out).toContain(join(home, name))
  expect(ran.out).not.toContain('The input has ended')
})

test('a match that is resumed goes on as it would have gone', async () => {
  const whole = saved()
  const parts = saved()
  await play(['3', '1', '1', ...ones], '--save', whole)
  await play(['3', '1', 'q'], '--save', parts)
  const before = read(parts)
  const ran = await longtable(['play', '--resume', parts], { lines: ['l', '1', ...ones] })
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('Seat 0 begins.')
  expect(read(parts).log.length).toBeGreaterThan(before.log.length)
  expect(read(parts)).toEqual(read(whole))
})

test('a resumed match can be kept under another name', async () => {
  const path = saved()
  const copy = saved()
  await play(['3'], '--save', path)
  const before = readFileSync(path, 'utf8')
  await longtable(['play', 'toy', '--resume', path, '--save', copy], { lines: ['1'] })
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(read(copy).log.length).toBeGreaterThan(read(path).log.length)
})

test('what a match has settled cannot be asked for again, nor another game', async () => {
  const path = saved()
  await play(['q'], '--save', path)
  const seed = await longtable(['play', '--resume', path, '--seed', 'b'])
  expect(seed.code).toBe(2)
  expect(seed.err).toContain('--seed cannot go with --resume')
  const other = await longtable(['play', 'chess', '--resume', path])
  expect(other.code).toBe(2)
  expect(other.err).toContain('is a match of toy, not of chess')
})

test('help, board, log, rules and forecast answer without ending the turn', async () => {
  const path = saved()
  const ran = await play(
    ['2', '?', 'b', 'l', 's', 'r toy-play-1', 'r higher', 'r unheard', 'f 1'],
    '--save',
    path,
  )
  expect(ran.out).toContain('u          take the last choice back')
  expect(ran.out).toContain('cards: [[-2,')
  expect(ran.out).toContain('Seat 1 begins.\nSeat 1 plays card 12.')
  expect(ran.out.match(/TOY-PLAY-1 {2}A card must be higher than the last one\. \(Playing\)/g)).toHaveLength(
    2,
  )
  expect(ran.out).toContain('No rule has “unheard” in it.')
  expect(ran.out).toContain('Nothing can be said about that beforehand.')
  expect(ran.out.match(/Saved in/g)).toHaveLength(2)
  expect(read(path).log).toHaveLength(3)
})

test('words filter the choices without changing their numbers', async () => {
  const ran = await play(['2', 'CARD 21', '', 'unheard'])
  const [, filtered = '', all = ''] = ran.out.split(/: CARD 21|: \n/)
  expect(filtered).toContain('With “card 21”: 1 of 3 choices.')
  expect(filtered).toContain('2  Play card 21')
  expect(filtered).not.toContain('Pass')
  expect(all).toContain('3  Pass and draw')
  expect(ran.out).toContain('No choice has “unheard” in it.')
})

test('a number that is not there is explained', async () => {
  const ran = await play(['0', '99'])
  expect(ran.out).toContain('There is no choice 0; type a number from 1 to 4.')
  expect(ran.out).toContain('There is no choice 99')
})

test('says why a choice cannot be taken back', async () => {
  const path = saved()
  const ran = await play(['u', '2', 'u'], '--save', path)
  expect(ran.out).toContain('There is nothing to take back.')
  expect(ran.out).toContain('This cannot be taken back: Player 2 has chosen since.')
  expect(read(path).log.some((line) => 'undo' in line)).toBe(false)
})

test('a match that is over shows how it ended', async () => {
  const path = saved()
  await play(ones, '--save', path)
  const ran = await longtable(['play', '--resume', path, '--lang', 'fr'])
  expect(ran.code).toBe(0)
  expect(ran.out).toMatch(/Joueur [12].* a gagné/)
  expect(ran.out).not.toContain('Votre choix')
})

test('with bots alone it only watches', async () => {
  const ran = await longtable(['play', 'toy', '--players', '2', '--bots', '2', '--seed', 'a'])
  expect(ran.code).toBe(0)
  expect(ran.out).toContain('Player 1 (proud)')
  expect(ran.out).not.toContain('Your choice')
})

test('everything is said in French', async () => {
  const ran = await play(['2', 'zzz', 'u', ...ones], '--lang', 'fr')
  expect(ran.out).toContain('Joueur 1 : Que vaut pour vous le premier tour ?')
  expect(ran.out).toContain('[coût : rien]')
  expect(ran.out).toContain('–  Jouer la carte 7 : elle doit dépasser 12 [TOY-PLAY-1]')
  expect(ran.out).toContain('Aucun choix ne contient « zzz ».')
  expect(ran.out).toContain('Impossible d’annuler')
  expect(ran.out).toMatch(/a gagné\.|ont gagné ensemble/)
  expect(ran.out).not.toMatch(/Player|Saved|cli\.|kernel\./)
})
