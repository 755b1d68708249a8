import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { link } from '../navigation/navigation.ts'
import { useRoute, type Route } from './routes.ts'
import { Loading } from '../components/Loading.tsx'
import { useI18n, I18nProvider } from '../i18n/I18nProvider.tsx'
import { NewVersion } from '../offline/NewVersion.tsx'
import { StartPage } from '../pages/start/StartPage.tsx'

const TablePage = lazy(() => import('../pages/table/TablePage.tsx'))
const DevicePage = lazy(() => import('../pages/device/DevicePage.tsx'))
const ReplayPage = lazy(() => import('../pages/replay/ReplayPage.tsx'))
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx'))
const ProvenancePage = lazy(() => import('../pages/provenance/ProvenancePage.tsx'))
const GuidePage = lazy(() => import('../pages/guide/GuidePage.tsx'))
const StoriesPage = lazy(() => import('../pages/stories/StoriesPage.tsx'))
const Gallery = import.meta.env.DEV ? lazy(() => import('../pages/gallery/Gallery.tsx')) : undefined

export function App() {
  return (
    <I18nProvider>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <NewVersion />
    </I18nProvider>
  )
}

function Page() {
  const route = useRoute()
  return <PageOf route={route} />
}

function PageOf({ route }: { route: Route }) {
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'here':
      return <TablePage key={route.match} place="here" match={route.match} />
    case 'server':
      return (
        <TablePage
          key={route.match}
          place="server"
          match={route.match}
          invited={
            route.seat === undefined || route.invitation === undefined
              ? undefined
              : { seat: route.seat, invitation: route.invitation }
          }
        />
      )
    case 'device':
      return <DevicePage code={route.code} />
    case 'replay':
      return (
        <ReplayPage
          key={`${route.of} ${route.match}`}
          of={route.of}
          match={route.match}
          at={route.at}
          as={route.as}
          review={route.review}
        />
      )
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />
    case 'provenance':
      return <ProvenancePage key={route.game} game={route.game} />
    case 'learn':
      return <GuidePage game={route.game} />
    case 'stories':
      return <StoriesPage game={route.game} campaign={route.campaign} />
    case 'gallery':
      return Gallery === undefined ? <Lost /> : <Gallery />
    case 'lost':
      return <Lost />
  }
}

function Lost() {
  const i18n = useI18n()
  return (
    <main className="notice">
      <h1>{i18n.t('web.app.lost.title')}</h1>
      <p>{i18n.t('web.app.lost.text')}</p>
      <p>
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}
