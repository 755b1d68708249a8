import type { DescribedMenu, Outcome } from '../engine.ts'
import { optionText } from '../config.ts'
import type { Described } from '../menu.ts'
import { kernelMessages } from '../messages.ts'
import type { GameTypes } from '../frames.ts'
import type { Language, Messages, Text, Translated } from '../text.ts'
import type { Scene } from './scene.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
const PLURALS = ['_zero', '_one', '_two', '_few', '_many', '_other'] as const

/** The sentences of each set of messages, by key: looking them up is most of what checking texts costs. */
const looked = new WeakMap<Messages, Map<string, readonly string[]>>()

/** The sentences kept under a key: one, or its plurals. */
function sentences(messages: Messages, key: string): readonly string[] {
  const known = looked.get(messages) ?? new Map<string, readonly string[]>()
  looked.set(messages, known)
  const found = known.get(key) ?? lookUp(messages, key)
  known.set(key, found)
  return found
}

function lookUp(messages: Messages, key: string): string[] {
  const words = key.split('.')
  const last = words.pop() ?? ''
  let at: Messages | string | undefined = messages
  for (const word of words) at = typeof at === 'object' && Object.hasOwn(at, word) ? at[word] : undefined
  if (typeof at !== 'object') return []
  const topic: Messages = at
  return [last, ...PLURALS.map((plural) => last + plural)]
    .map((name) => (Object.hasOwn(topic, name) ? topic[name] : undefined))
    .filter((found) => typeof found === 'string')
}

/** What a game says under a key, or else what the kernel says there. */
function sentencesIn<G extends GameTypes>(
  scene: Scene<G>,
  language: Language,
  key: string,
): readonly string[] {
  const own = sentences(scene.engine.game.messages[language], key)
  return own.length > 0 ? own : sentences(kernelMessages[language], key)
}

function isText(value: Text | Translated): value is Text {
  return 'key' in value
}

/** A text has a sentence in every language, and all that its sentences mention is supplied. */
export function checkText<G extends GameTypes>(scene: Scene<G>, text: Text, where: string): void {
  const given = Object.entries(text.with ?? {})
  for (const sentence of checkKey(scene, text.key, where)) {
    for (const [, name] of sentence.matchAll(/\{\{\s*(\w+)/g)) {
      const supplied = given.some(([key, value]) => key === name && value !== undefined)
      const detail = (): string =>
        `“${sentence}” (${text.key}) wants {{${name}}}, which ${where} does not supply`
      scene.expect('texts.filled', supplied, detail, sentence)
    }
  }
  for (const [name, value] of given) {
    if (typeof value !== 'object') continue
    if (isText(value)) checkText(scene, value, where)
    else {
      const whole = LANGUAGES.every((language) => typeof value[language] === 'string')
      scene.expect(
        'texts.words',
        whole,
        () => `{{${name}}} of “${text.key}” is not in every language, for ${where}`,
        text.key,
      )
    }
  }
}

/** Each seat's question, entries and reasons can be said. */
export function checkAsked<G extends GameTypes>(scene: Scene<G>): void {
  const { engine, position, seats } = scene
  for (let seat = 0; seat < seats; seat++) {
    const asked = engine.describedMenu(position, seat)
    if (asked === null) continue
    checkText(scene, asked.question, `the question of ${asked.step}`)
    for (const entry of asked.entries) checkDescribed(scene, asked, entry.choice, entry)
    for (const entry of asked.blocked) {
      checkDescribed(scene, asked, entry.choice, entry)
      const reason: Text = { key: `blocked.${entry.rule}`, with: entry.numbers }
      checkText(scene, reason, `${asked.step}: why not ${JSON.stringify(entry.choice)}`)
    }
    checkHelp(scene, seat)
  }
}

function checkDescribed<G extends GameTypes>(
  scene: Scene<G>,
  asked: DescribedMenu,
  choice: unknown,
  { text, cost, gain }: Described,
): void {
  const where = `${asked.step}: ${JSON.stringify(choice)}`
  checkText(scene, text, where)
  if (cost !== undefined) checkText(scene, cost, `the cost of ${where}`)
  if (gain !== undefined) checkText(scene, gain, `the gain of ${where}`)
}

/** Forecasts and shortcuts can be said, and chances are chances. */
function checkHelp<G extends GameTypes>(scene: Scene<G>, seat: number): void {
  const { engine, position } = scene
  const offered = engine.menu(position, seat)?.offered.slice() ?? []
  const view = engine.view(position, seat)
  for (const choice of offered) {
    const forecast = engine.forecast(view, choice)
    if (forecast === null) continue
    const where = `the forecast of ${JSON.stringify(choice)}`
    for (const warning of forecast.warnings ?? []) checkText(scene, warning, where)
    let sum = 0
    for (const { outcome, perMille } of forecast.odds ?? []) {
      checkText(scene, outcome, where)
      sum += perMille
      scene.expect('texts.odds', perMille >= 0 && sum <= 1000, () => `${where}: chances add up to ${sum}`)
    }
  }
  for (const { text, cost } of engine.shortcuts(view, offered)) {
    checkText(scene, text, 'a shortcut')
    if (cost !== undefined) checkText(scene, cost, 'the cost of a shortcut')
  }
}

/** What was told can be written in the log of everybody who may see it. */
export function checkEvents<G extends GameTypes>(scene: Scene<G>, events: Outcome<G>['events']): void {
  const { engine, position, seats } = scene
  const { game } = engine
  if (game.describeEvent === undefined) {
    for (const { event } of events) checkKey(scene, `events.${event.event}`, 'an event')
    return
  }
  if (events.length === 0) return
  for (let viewer = 0; viewer <= seats; viewer++) {
    const ctx = engine.viewContext(engine.view(position, viewer))
    for (const event of engine.eventsFor(events, viewer)) {
      checkText(scene, game.describeEvent(ctx, event), `the event ${JSON.stringify(event)}`)
    }
  }
}

/** The sentences of a key in all languages, each of which must have one. */
function checkKey<G extends GameTypes>(scene: Scene<G>, key: string, where: string): string[] {
  const found = LANGUAGES.map((language) => sentencesIn(scene, language, key))
  const missing = LANGUAGES.filter((_, i) => found[i].length === 0)
  const detail = (): string => `no message “${key}” in ${missing.join(', ')}, for ${where}`
  scene.expect('texts.key', missing.length === 0, detail, key)
  return found.flat()
}

/** Once for a game: its options have names, its rules one id each, and its languages the same messages. */
export function checkWords<G extends GameTypes>(scene: Scene<G>): void {
  const { game } = scene.engine
  for (const [option, { kind }] of Object.entries(game.config)) {
    if (kind === 'content') continue
    const { name, help } = optionText(option)
    checkKey(scene, name.key, 'an option')
    checkKey(scene, help.key, 'an option')
  }
  const ids = game.rules.map(({ id }) => id)
  scene.expect('texts.rules', new Set(ids).size === ids.length, () => 'two rules have the same id')
  const [en, fr] = LANGUAGES.map((language) => new Set(keysOf(game.messages[language], '')))
  for (const key of en)
    scene.expect('texts.languages', fr.has(key), () => `“${key}” is in en, not in fr`, key)
  for (const key of fr)
    scene.expect('texts.languages', en.has(key), () => `“${key}” is in fr, not in en`, key)
}

function keysOf(messages: Messages, path: string): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${path}${key}.`),
  )
}
