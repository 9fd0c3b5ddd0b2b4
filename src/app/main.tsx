import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { timeZoneCookie } from '#platform/contracts/time-zone-cookie.ts'
import { isRelocatable, base } from '#platform/web/navigation/base.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { confirmation, interruption } from '#platform/web/session/session-guard.ts'
import { rendering } from '#platform/web/settings/rendering.ts'
import { isPending } from '#platform/web/settings/settings.ts'
import { collectUnknownKeys } from '#platform/web/shortcuts/waiting-keys.ts'
// Creates the page's only policy before another script could.
import '#platform/web/trusted-types.ts'
import { App } from './app.tsx'
import { hydratePage } from './server-render/hydrate-page.ts'
import { restorePageData } from './server-render/page-data.ts'
import { pageDataId } from './server-render/page-data-id.ts'
import type { IncludedData } from './offline/messages.ts'
import { isOwnCache } from './offline/own-cache.ts'
import { watchOpeningButtons } from './opening-buttons.ts'
import { preserveInput } from './preserve-input.ts'
import { startSessionEffects } from './session-effects.ts'
import { showFailure } from './overlays/failure-toast.ts'
import { resumeFailureLab } from './overlays/failure-lab-overlay.tsx'
import { signIn } from './routing/modules.ts'
import { routes, start } from './routing/routes.tsx'
import { loadOwnTexts } from './routing/text-files.ts'

/** Loads the screens of the current URL before the first render, since hydration needs them synchronously. */
async function loadScreens() {
  const matches = matchRoutes(routes, location, base) ?? []
  await Promise.all(
    matches.map(async ({ route }: { route: RouteObject }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The prerendered page matches: same URL, English, no query and no history state. */
const canHydrate = (root: HTMLElement) =>
  !isRelocatable &&
  root.dataset['page'] === location.pathname.replace(/\/$/, '') + location.search &&
  !history.state?.usr &&
  !isPending()

/** Whether no route matches the URL. */
const isUnknown = () => matchRoutes(routes, location, base)?.at(-1)?.route.path === '*'

/** Starts the demo's server in demo builds. False if a public page replaced the application. */
async function ready() {
  if (import.meta.env.MODE !== 'demo') return true
  const { showDocument, startDemo } = await import('./demo/demo.ts')
  const send = startDemo()
  return !isUnknown() || !(await showDocument(send, location.pathname.slice(base.length - 1)))
}

async function startApplication(root: HTMLElement) {
  // A proxy may pass on the address of its folder without the last slash.
  if (location.pathname.replace(/\/?$/, '/') === base)
    history.replaceState(history.state, '', base + start.slice(1) + location.search + location.hash)
  const [isApplication] = await Promise.all([ready(), loadOwnTexts(), loadScreens()])
  if (!isApplication) return
  // Fails without session storage or the lab's files.
  await resumeFailureLab().catch(() => {})

  const queries = createQueryClient(showFailure)
  // A changed server may respond differently.
  import.meta.hot?.on('atrium:api-ready', () => void queries.invalidateQueries())
  const dataBlock = document.getElementById(pageDataId)
  const pageData = dataBlock && (await restorePageData(dataBlock, queries))
  document.cookie = `${timeZoneCookie}=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}; Path=${base}; SameSite=Lax; Max-Age=31536000`
  if (signIn) {
    interruption.resolve = async (kind) =>
      (await import('./interruption/resolve-interruption.tsx')).resolveInterruption(kind, queries)
    confirmation.ask = async () => (await import('./interruption/resolve-interruption.tsx')).confirm(queries)
  }
  const router = createBrowserRouter(routes, { basename: base })
  const app = (
    <StrictMode>
      <App queries={queries}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  const startEffects = () => startSessionEffects(queries, pageData?.data.change)
  if (canHydrate(root) && pageData?.isInZone !== false) {
    // Until then the clock stands still, and no change may arrive: a part that is hydrated later would differ.
    const replayKeys = collectUnknownKeys()
    hydratePage(root, app, queries, () => {
      delete rendering.at
      replayKeys()
      startEffects()
    })
  } else {
    delete rendering.at
    preserveInput(root)
    createRoot(root).render(app)
    startEffects()
  }
  prepareNavigation(queries, router)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (import.meta.env.VITE_OFFLINE === '0') void removeOfflineSupport()
  else startOfflineSupport(queries, pageData?.data)
}

/** Starts prefetching on the first interaction, and loads the code of other screens when idle. */
function prepareNavigation(queries: QueryClient, router: ReturnType<typeof createBrowserRouter>) {
  const ended = new AbortController()
  const load = ({ target }: Event) => {
    ended.abort()
    void import('./navigation/start-navigation.ts')
      .then(({ startNavigation }) => startNavigation(queries, router, routes, target))
      .catch(() => {})
  }
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(event, load, { passive: true, signal: ended.signal })
  if (import.meta.env.PROD)
    void import('./navigation/prefetch-menu.ts')
      .then(({ prefetchMenu }) => prefetchMenu(queries, router))
      .catch(() => {})
}

/** Starts the service worker after the page has loaded. */
function startOfflineSupport(queries: QueryClient, pageData?: IncludedData) {
  const load = () =>
    void import('./offline/start-offline.ts').then((offline) => offline.startOffline(queries, pageData)).catch(() => {})
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}

/** Removes the service worker and caches of an older build. */
async function removeOfflineSupport() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  // Not those of other applications of the host.
  const ownRegistrations = registrations.filter(({ scope }) => new URL(scope).pathname === base)
  for (const registration of ownRegistrations) await registration.unregister()
  const scope = new URL(base, location.origin).href
  for (const name of await caches.keys()) if (isOwnCache(name, scope)) await caches.delete(name)
}

const root = document.getElementById('root')
watchOpeningButtons()
if (root) void startApplication(root)
