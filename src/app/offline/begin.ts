import type { QueryClient } from '@tanstack/react-query'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { base } from '#platform/web/navigation/base.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { connection } from '#platform/web/api/live.ts'
import { toTrustedScriptUrl } from '#platform/web/trusted-types.ts'
import { asOf } from './as-of.ts'
import type texts from './locales/en.json'
import type { ToPage, ToWorker } from './messages.ts'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    offline: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'offline')

const hour = 60 * 60 * 1000
const report = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message)

/** Starts the service worker, shows the age of cached data, and offers new versions. */
export async function begin(queries: QueryClient) {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    const before = asOf.get()
    if (before === undefined || data.at < before) asOf.set(data.at)
  })
  connection.subscribe(() => {
    if (connection.get() !== 'live' || asOf.get() === undefined) return
    asOf.set(undefined)
    void queries.invalidateQueries()
  })
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]'))
    link.href = link.href.replace(/\w+(?=\.webmanifest$)/, settings.get().isLanguage)
  const hadWorker = serviceWorker.controller !== null
  const registration = await serviceWorker.register(toTrustedScriptUrl(`${base}service-worker.js`))
  offerVersions(registration)
  const { active } = await serviceWorker.ready
  if (!hadWorker && active) {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    report(active, { kind: 'loaded', urls })
  }
}

function offerVersions(registration: ServiceWorkerRegistration) {
  const { serviceWorker } = navigator
  let offered = 0
  async function offer() {
    const { waiting } = registration
    // The first worker replaces no older version.
    if (!waiting || !serviceWorker.controller || Date.now() - offered < hour) return
    offered = Date.now()
    const t = await loadTexts('offline')
    const run = () => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      report(waiting, { kind: 'takeOver' })
    }
    toast({ text: t('newVersion'), action: { label: t('reload'), run } })
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => void offer())
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    void offer()
    if (Date.now() - asked < hour) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
  setInterval(() => void registration.update().catch(() => {}), hour)
  void offer()
}
