import { text, type Text } from '@longtable/kernel'
import type { Effect } from '../content/effect.ts'
import type { EffectWriter } from '../state/match.ts'
import { lastingText } from './lasting.ts'
import { colourWords, fold, listText } from './phrases.ts'

/** Lists of effects, which look at their neighbours. */

/** The same thing several times is said once: three tokens of any colour, one crystal of each. */
export function allText(parts: readonly Effect[], say: EffectWriter): Text {
  if (parts.every((part) => part.do === 'fame' || part.do === 'reputation'))
    return listText(
      'and',
      parts.map((part) => say(part)),
    )
  const texts: Text[] = []
  for (let at = 0; at < parts.length;) {
    const run = runOf(parts, at)
    const rules = rulesFrom(parts, at)
    if (run.length > 1) texts.push(runText(run))
    else texts.push(rules.length > 1 ? rulesText(rules, listed, say) : say(parts[at]))
    at += Math.max(run.length, rules.length, 1)
  }
  return fold('effect.and', texts)
}

type Gain = Extract<Effect, { do: 'mana' | 'crystal' }>

function isGain(effect: Effect): effect is Gain {
  return (effect.do === 'mana' || effect.do === 'crystal') && effect.n === 1
}

function isPlain({ of }: Gain): boolean {
  return typeof of === 'string' && colourWords(of).how === 'plain'
}

/** Tokens of the player's choice, or three and more of single colours, that follow each other. */
function runOf(parts: readonly Effect[], at: number): Gain[] {
  const first = parts[at]
  if (!isGain(first)) return []
  const run: Gain[] = []
  for (const part of parts.slice(at)) {
    if (!isGain(part) || part.do !== first.do || isPlain(part) !== isPlain(first)) break
    if (!isPlain(part) && part.of !== first.of) break
    run.push(part)
  }
  return isPlain(first) && run.length < 3 ? run.slice(0, 1) : run
}

function runText(run: readonly Gain[]): Text {
  const [first] = run
  if (!isPlain(first))
    return text(`effect.gain.${first.do}.each`, { count: run.length, colour: colourWords(first.of).words })
  return text(`effect.gain.${first.do}.several`, {
    colours: listText(
      'and',
      run.map(({ of }) => colourWords(of).words),
    ),
  })
}

type Lasting = Extract<Effect, { do: 'lasting' }>

function listed(texts: readonly Text[]): Text {
  return listText('and', texts)
}

/** Rules that follow each other and hold equally long. */
function rulesFrom(parts: readonly Effect[], at: number): Lasting[] {
  const rules: Lasting[] = []
  for (const part of parts.slice(at)) {
    if (part.do !== 'lasting' || part.until !== (rules[0]?.until ?? part.until)) break
    rules.push(part)
  }
  return rules
}

function rulesText(
  rules: readonly Lasting[],
  join: (texts: readonly Text[]) => Text,
  say: EffectWriter,
): Text {
  return text(`effect.until.${rules[0].until}`, {
    rule: join(rules.map(({ is }) => lastingText(is, say))),
  })
}

const SHORT: readonly Effect['do'][] = ['attack', 'block', 'move', 'influence', 'heal', 'draw']

/** Numbers are listed with commas; longer parts are set apart. */
export function oneOfText(parts: readonly Effect[], say: EffectWriter): Text {
  const rules = rulesFrom(parts, 0)
  if (rules.length === parts.length) return rulesText(rules, (texts) => fold('effect.or', texts), say)
  const texts = parts.map((part) => say(part))
  return parts.every(isShort) ? listText('or', texts) : fold('effect.or', texts)
}

function isShort(effect: Effect): boolean {
  if (!SHORT.includes(effect.do)) return false
  return !('n' in effect) || typeof effect.n === 'number' || !('per' in effect.n)
}
