import { text, type Text } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import {
  effectText,
  hasFreeBonds,
  hasFreeToken,
  isRecruitedAt,
  loyalPrice,
  siteAt,
  siteNameText,
  siteRow,
  standing,
  U,
  unitRow,
  waresAt,
} from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Answers } from '../../../match-ui/targets/Sheet.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { IconSheet } from './IconSheet.tsx'
import { UnitSpot } from './Spots.tsx'
import { seatAsked } from './whose.ts'
import { Why } from './Why.tsx'
import './Market.css'

/** Talking to the locals: what one's influence buys here. */
export function Market({ view, mage, seat, nameOf }: BoardPartProps) {
  const i18n = useI18n()
  const buyer = seatAsked(view, 'turn.interact') ?? mage.state.active
  const { at } = mage.state.players[buyer]
  const site = siteAt(mage.state, at)
  const isMine = buyer === seat
  const place = i18n.format(siteNameText(mage.state, at))
  return (
    <IconSheet
      key={`${buyer} ${at}`}
      kind="market"
      icon={site < 0 ? 'village' : iconOfSite(siteRow(site).id)}
      title={isMine ? place : i18n.t('web.mkStages.market.of', { player: nameOf(buyer), place })}
      lead={i18n.t('web.mkStages.market.lead')}
      aside={<Purse mage={mage} buyer={buyer} />}
      isFolded={!isMine}
      foot={isMine ? <Answers /> : undefined}
    >
      <Wares mage={mage} buyer={buyer} />
      <Recruits mage={mage} buyer={buyer} />
    </IconSheet>
  )
}

function iconOfSite(id: string): IconName {
  return id === 'monastery' || id === 'keep' || id === 'mageTower' || id === 'city' ? id : 'village'
}

interface PartProps {
  readonly mage: MageViewContext
  readonly buyer: number
}

/** What there is to spend, and what reputation and shields had to do with it. */
function Purse({ mage: { state }, buyer }: PartProps) {
  const i18n = useI18n()
  const { influence, at } = state.players[buyer]
  const given = standing(state, buyer, at)
  return (
    <div className="mk-stages-purse">
      <span className="mk-stages-purse-sum">
        <Icon name="influence" /> {i18n.number(influence)}
      </span>
      <span>{i18n.t('web.mkStages.market.influence', { count: influence })}</span>
      <span className="mk-stages-purse-why">
        {i18n.t('web.mkStages.market.standing', { n: signed(given) })}
      </span>
    </div>
  )
}

function signed(n: number): string {
  if (n === 0) return '±0'
  return n > 0 ? `+${n}` : `−${-n}`
}

const ICONS: Readonly<Record<string, IconName>> = {
  healing: 'heal',
  lesson: 'action',
  spell: 'spell',
  artifact: 'artifact',
  eliteCard: 'elite',
  action: 'action',
  unseenAction: 'deck',
}

function Wares({ mage, buyer }: PartProps) {
  const i18n = useI18n()
  const { influence, at } = mage.state.players[buyer]
  const wares = waresAt(mage.state, at)
  if (wares.length === 0) return null
  return (
    <section className="mk-stages-group">
      <h3>{i18n.t('web.mkStages.market.wares')}</h3>
      <ul className="mk-stages-wares">
        {wares.map(({ id, influence: price, effect }) => (
          <li key={id}>
            <WareTag id={id} price={price} missing={price - influence} gives={effectText(effect)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WareProps {
  readonly id: string
  readonly price: number
  readonly missing: number
  readonly gives: Text
}

function WareTag({ id, price, missing, gives }: WareProps) {
  const i18n = useI18n()
  const { props } = useTarget(`ware:${id}`, i18n.t('web.mkStages.market.price', { count: price }))
  return (
    <>
      <div className="mk-stages-ware" {...props}>
        <span className="mk-stages-ware-icon">
          <Icon name={ICONS[id] ?? 'gold'} size="1.7em" />
        </span>
        <span className="mk-stages-ware-name">{i18n.format(text(`choice.buy.${id}`))}</span>
        <span className="mk-stages-ware-gives">
          <EffectText text={gives} />
        </span>
        <Price n={price} missing={missing} />
      </div>
      <Why place={`ware:${id}`} />
    </>
  )
}

/** A price tag; what is still missing is said on it. */
function Price({ n, missing }: { readonly n: number; readonly missing: number }) {
  const i18n = useI18n()
  return (
    <span className="mk-stages-price" data-short={missing > 0 || undefined}>
      <Icon name="influence" />
      <strong>{i18n.number(n)}</strong>
      <span>
        {missing > 0
          ? i18n.t('web.mkStages.market.missing', { count: missing })
          : i18n.t('web.mkStages.market.enough')}
      </span>
    </span>
  )
}

/** The units of the offer: those that join here first. */
function Recruits({ mage, buyer }: PartProps) {
  const i18n = useI18n()
  const { state, tables } = mage
  const { at } = state.players[buyer]
  const offer = state.units[U.offer]
  if (offer.length === 0) return null
  const here = offer.filter((unit) => isRecruitedAt(state, unit, at, tables))
  const elsewhere = offer.filter((unit) => !here.includes(unit))
  return (
    <section className="mk-stages-group">
      <h3>{i18n.t('web.mkStages.market.units')}</h3>
      {hasFreeToken(state, buyer) || hasFreeBonds(state, buyer) ? null : (
        <p className="mk-stages-note">{i18n.t('web.mkStages.market.full')}</p>
      )}
      {here.length === 0 ? null : (
        <div className="mk-stages-row">
          {here.map((unit) => (
            <Recruit key={unit} unit={unit} mage={mage} buyer={buyer} />
          ))}
        </div>
      )}
      {elsewhere.length === 0 ? null : (
        <>
          <p className="mk-stages-note">
            {i18n.t(here.length === 0 ? 'web.mkStages.market.nobody' : 'web.mkStages.market.elsewhere')}
          </p>
          <div className="mk-stages-row mk-stages-elsewhere">
            {elsewhere.map((unit) => (
              <UnitSpot key={unit} unit={unit} mage={mage} size="small" />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface RecruitProps extends PartProps {
  readonly unit: number
}

function Recruit({ unit, mage, buyer }: RecruitProps) {
  const i18n = useI18n()
  const { influence } = mage.state.players[buyer]
  const loyal = hasFreeBonds(mage.state, buyer)
  const price = loyal ? loyalPrice(unit) : unitRow(unit).cost
  const note = (
    <>
      <Price n={price} missing={price - influence} />
      {loyal ? <p>{i18n.t('web.mkStages.market.loyal', { n: unitRow(unit).cost })}</p> : null}
    </>
  )
  return <UnitSpot unit={unit} mage={mage} note={note} />
}
