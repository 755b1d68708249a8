import {
  basisOf,
  countProvenance,
  Engine,
  provenances,
  ruleBases,
  type Game,
  type RowProvenance,
} from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { Switch } from '../../components/controls/index.ts'
import { Loading } from '../../components/Loading.tsx'
import { modulesOf } from '../../games/modules.ts'
import { I18nProvider, useI18n } from '../../i18n/I18nProvider.tsx'
import { link } from '../../navigation/navigation.ts'
import { useBook } from '../rules/use-book.ts'
import { TableProvenance } from './TableProvenance.tsx'
import { ShareBar } from './ShareBar.tsx'
import '../../components/stand-in.css'
import './provenance.css'

/** What of a game is printed, found or inferred, and what is ours: counted, and row by row. */
export default function ProvenancePage({ game }: { game: string }) {
  const i18n = useI18n()
  const book = useBook(game)
  if (modulesOf(game) === undefined) {
    return (
      <main className="notice">
        <p>{i18n.t('web.rules.noGame')}</p>
        <p>
          <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        </p>
      </main>
    )
  }
  if (book === undefined) return <Loading />
  return (
    <I18nProvider game={book.game}>
      <Provenance game={book.game} />
    </I18nProvider>
  )
}

function Provenance({ game }: { game: Game }) {
  const i18n = useI18n()
  const [isShort, setShort] = useState(false)
  const rows = useMemo(() => game.provenance?.(new Engine(game, game.players.max).tables) ?? [], [game])
  const counts = countProvenance(rows)
  const rules = game.rules.filter(({ kind }) => kind === 'rule').map((rule) => basisOf(rule).basis)
  return (
    <main className="paper provenance">
      <p className="provenance-home">
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        <a {...link(`/rules/${game.id}`)}>{i18n.t('web.provenance.toRules')}</a>
      </p>
      <h1>{i18n.t('web.provenance.title', { game: i18n.t('name') })}</h1>
      <p className="provenance-about">{i18n.t('web.provenance.about')}</p>
      <ShareBar
        title={i18n.t('web.provenance.rules')}
        shares={ruleBases.map((basis) => ({
          kind: basis,
          name: i18n.t(`web.provenance.basis.${basis}`),
          count: rules.filter((each) => each === basis).length,
        }))}
      />
      {rows.length === 0 ? (
        <p>{i18n.t('web.provenance.none')}</p>
      ) : (
        <>
          <ShareBar
            title={i18n.t('web.provenance.content')}
            shares={provenances.map((each) => ({
              kind: each,
              name: i18n.t(`kernel.provenance.${each}`),
              count: counts[each],
            }))}
          />
          <Switch label={i18n.t('web.provenance.onlyStandIns')} isOn={isShort} onChange={setShort} />
          <Tables rows={isShort ? rows.filter(hasStandIn) : rows} />
        </>
      )}
    </main>
  )
}

function hasStandIn({ fields }: RowProvenance): boolean {
  return Object.values(fields).includes('reconstructed')
}

function Tables({ rows }: { rows: readonly RowProvenance[] }) {
  const i18n = useI18n()
  const tables = [...new Set(rows.map(({ table }) => table))]
  if (tables.length === 0) return <p>{i18n.t('web.provenance.empty')}</p>
  return tables.map((table) => (
    <TableProvenance key={table} table={table} rows={rows.filter((row) => row.table === table)} />
  ))
}
