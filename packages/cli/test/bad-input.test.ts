import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, longtable } from './toy/terminal.ts'

const here = folder()
const file = (name: string, content: string): string => {
  const path = join(here, name)
  writeFileSync(path, content)
  return path
}
const occupied = file('occupied', 'not a folder')
const notJson = file('broken.json', '{"format": "longtable-ma')
const foreign = file('foreign.json', '{"name": "package", "version": 1}')
const list = file('list.json', '[1, 2, 3]')
const badEdition = file('edition.json', '{"regions": 1}')
const aFolder = join(here, 'folder')
mkdirSync(aFolder)

const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'an unknown command',
    ['dance'],
    ['“dance”', 'games, play, serve, host, join, backup, move-database, simulate'],
  ],
  ['an unknown game', ['simulate', 'chess'], ['“chess”', 'toy']],
  ['an unknown game to play', ['play', 'chess'], ['“chess”', 'toy']],
  ['no game to play', ['play'], ['toy', '--resume FILE']],
  ['an unknown option', ['games', '--fast'], ['“--fast”', '--json']],
  ['a missing argument', ['rules'], ['“game”', 'npx longtable rules [options] <game>']],
  ['too many arguments', ['games', 'toy'], ['“games”', 'npx longtable games']],
  ['an option without its value', ['simulate', 'toy', '--seed'], ['--seed <words>']],
  ['too few players', ['simulate', 'toy', '--players', '1'], ['2 to 4 players', 'not with 1']],
  ['too many players', ['play', 'toy', '--players', '9'], ['2 to 4 players', 'not with 9']],
  [
    'players that are no number',
    ['play', 'toy', '--players', 'four'],
    ['--players', '“four”', 'whole number'],
  ],
  ['too many bots', ['play', 'toy', '--players', '2', '--bots', '3'], ['0 to 2 bots', 'not 3']],
  ['no games at all', ['simulate', 'toy', '--games', '0'], ['--games', 'from 1', '“0”']],
  ['an unknown bot', ['simulate', 'toy', '--bot', 'expert'], ['“expert”', 'random, proud']],
  ['an unknown scenario', ['simulate', 'toy', '--scenario', 'war'], ['“war”', 'duel']],
  [
    'the wrong number of players for a scenario',
    ['simulate', 'toy', '--scenario', 'duel', '--players', '3'],
    ['“duel”', 'is for 2 players', '3'],
  ],
  ['an option of the match without a value', ['play', 'toy', '--option', 'turns'], ['name=value', '“turns”']],
  [
    'an unknown option of the match',
    ['play', 'toy', '--option', 'size=3'],
    ['“size”', 'turns, mood, polite'],
  ],
  ['a value out of range', ['play', 'toy', '--option', 'turns=99'], ['“turns”', '1 to 9', '99']],
  ['a value of the wrong kind', ['play', 'toy', '--option', 'turns=many'], ['“turns”', '1 to 9', 'many']],
  ['a flag that is neither', ['play', 'toy', '--option', 'polite=perhaps'], ['“polite”', 'true or false']],
  ['a word that is none of those', ['play', 'toy', '--option', 'mood=sad'], ['“mood”', 'calm, wild']],
  ['data that is no JSON', ['play', 'toy', '--option', 'edition={'], ['“edition”', 'JSON']],
  [
    'an edition file that is not there',
    ['play', 'toy', '--edition', join(here, 'none')],
    ['none', 'no such file'],
  ],
  ['an edition file that is no JSON', ['play', 'toy', '--edition', notJson], [notJson, 'not JSON']],
  ['a wrong edition', ['play', 'toy', '--edition', badEdition], [badEdition, 'the edition is wrong at top']],
  ['a match file that is not there', ['replay', join(here, 'none.json')], ['none.json', 'no such file']],
  ['a folder as match file', ['replay', aFolder], [aFolder, 'it is a folder']],
  ['a damaged match file', ['replay', notJson], [notJson, 'not JSON']],
  ['a foreign file', ['replay', foreign], [foreign, 'not a match file']],
  ['another foreign file', ['play', '--resume', list], [list, 'not a match file']],
  ['an unwritable folder', ['simulate', 'toy', '--save', join(occupied, 'x')], ['occupied/x', 'no folder']],
  ['a file as a folder', ['simulate', 'toy', '--save', occupied], [occupied, 'something else has that name']],
  [
    'an unwritable file',
    ['play', 'toy', '--save', join(here, 'nowhere', 'x.json')],
    ['nowhere/x.json', 'no such file or folder'],
  ],
  ['a folder to save in', ['play', 'toy', '--save', aFolder], [aFolder, 'is there already']],
  ['a file that exists', ['play', 'toy', '--save', foreign], [foreign, 'is there already']],
  ['an unknown language', ['games', '--lang', 'de'], ['“de”', 'en, fr']],
  ['a config that is no object', ['conform', 'toy', '--config', '[]'], ['--config', 'JSON object']],
]

test.each(cases)('%s gets one sentence, code 2 and no stack trace', async (_name, args, said) => {
  const ran = await longtable(args)
  expect(ran.code).toBe(2)
  expect(ran.out).toBe('')
  for (const words of said) expect(ran.err).toContain(words)
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
  expect(ran.err).not.toMatch(/\bat .*:\d+:\d+|Error|cli\.|kernel\./)
})

test('all of that is said in French too', async () => {
  const english: string[] = []
  for (const [, args] of cases) {
    if (args.includes('--lang')) continue
    const ran = await longtable([...args, ...(args.at(-1) === '--seed' ? [] : ['--lang', 'fr'])], {
      env: { LANG: 'fr_FR' },
    })
    expect(ran.code).toBe(2)
    if (/[“”]|\b(?:There|is|the|must)\b|cli\.|kernel\./.test(ran.err)) english.push(ran.err)
  }
  expect(english).toEqual([])
})

test('nothing is left behind', () => {
  expect(readdirSync(here).filter((name) => name.includes('.part'))).toEqual([])
})
