import type { QueryClient } from '@tanstack/react-query'
import type { Workspace } from '#platform/contracts/workspace.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { base } from '#platform/web/navigation/base.ts'
import type { Session } from '#platform/contracts/session-contract.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { brandKey } from '#platform/web/session/workspace.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { connection } from '#platform/web/api/live.ts'
import { toTrustedScriptUrl } from '#platform/web/trusted-types.ts'
import { cacheTime } from './cache-time.ts'
import type texts from './locales/en.json'
import type { IncludedData, ToPage, ToWorker } from './messages.ts'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    offline: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'offline')

const hour = 60 * 60 * 1000
const postTo = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message)

/** Starts the service worker, shows the age of cached data, and offers new versions; `data` is in the page itself. */
export async function startOffline(queries: QueryClient, data?: IncludedData) {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    const before = cacheTime.get()
    if (before === undefined || data.at < before) cacheTime.set(data.at)
  })
  connection.subscribe(() => {
    if (connection.get() !== 'live' || cacheTime.get() === undefined) return
    cacheTime.set(undefined)
    void queries.invalidateQueries()
  })
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]'))
    link.href = link.href.replace(/\w+(?=\.webmanifest$)/, settings.get().isLanguage)
  const hadController = serviceWorker.controller !== null
  const registration = await serviceWorker.register(toTrustedScriptUrl(`${base}service-worker.js`))
  offerUpdates(registration)
  const { active } = await serviceWorker.ready
  if (!hadController && active) {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    postTo(active, { kind: 'loaded', urls })
  }
  if (active && data) postTo(active, { kind: 'included', data, requestedAt: performance.timeOrigin })
  if (active) sendName(queries, active)
}

/** Tells the worker the name of the workspace, for its offline page, once it is loaded and whenever it changes. */
function sendName(queries: QueryClient, worker: ServiceWorker) {
  let sent: string | undefined
  function send() {
    const session = queries.getQueryData<Session>(sessionQuery.queryKey)
    const name = (session?.workspace ?? queries.getQueryData<Workspace>(brandKey))?.name
    if (name === undefined || name === sent) return
    sent = name
    postTo(worker, { kind: 'named', name })
  }
  send()
  queries.getQueryCache().subscribe(send)
}

function offerUpdates(registration: ServiceWorkerRegistration) {
  const { serviceWorker } = navigator
  let lastOffer = 0
  async function offerUpdate() {
    const { waiting } = registration
    // The first worker replaces no older version.
    if (!waiting || !serviceWorker.controller || Date.now() - lastOffer < hour) return
    lastOffer = Date.now()
    const t = await loadTexts('offline')
    const run = () => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      postTo(waiting, { kind: 'takeOver' })
    }
    toast({ text: t('newVersion'), action: { label: t('reload'), run } })
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => void offerUpdate())
  })
  let lastUpdate = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    void offerUpdate()
    if (Date.now() - lastUpdate < hour) return
    lastUpdate = Date.now()
    registration.update().catch(() => {})
  })
  setInterval(() => void registration.update().catch(() => {}), hour)
  void offerUpdate()
}
