import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { base } from '#platform/web/navigation/base.ts'
import { savesData } from '#platform/web/navigation/saves-data.ts'
import { whenIdle } from '#platform/web/when-idle.ts'

const key = 'atrium-prefetched'
/** Differs for each build. */
const build = import.meta.url

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  else addEventListener('load', () => resolve(), { once: true })
})

// HTTP/1.1 browsers open six connections per host; leave half free.
const concurrency = 3

/** Prefetches a file with low priority, without running it. */
const fetchFile = (file: string) =>
  new Promise<unknown>((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'prefetch',
      as: file.endsWith('.css') ? 'style' : 'script',
      href: base + file,
      fetchPriority: 'low',
      onload: resolve,
      onerror: resolve,
    })
    document.head.append(link)
  })

/** The paths of the menu's links, in order. */
const menuPaths = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#sidebar a[href]')].map(({ pathname }) =>
    pathname.slice(base.length - 1),
  )

/** Prefetches the code of the menu's screens while the page is idle, once per tab. */
export async function prefetchMenu(queries: QueryClient, router: ReturnType<typeof createBrowserRouter>) {
  if (savesData() || !document.createElement('link').relList.supports('prefetch')) return
  await loaded
  if (sessionStorage.getItem(key) === build) return
  const isBusy = () => queries.isFetching() > 0 || router.state.navigation.state !== 'idle'
  const settled = async () => {
    do await idle()
    while (isBusy() && (await new Promise((resolve) => setTimeout(resolve, 500, true))))
  }
  await settled()
  const response = await fetch(`${base}screens.json`)
  if (!response.ok) return
  // Written by src/app/prerender.tsx of the same build.
  const filesByPath: Readonly<Record<string, readonly string[]>> = await response.json()
  const loadedUrls = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  for (const path of menuPaths()) {
    const files = (filesByPath[path] ?? []).filter(
      (file) => !loadedUrls.has(new URL(base + file, location.origin).href),
    )
    files.forEach((file) => loadedUrls.add(new URL(base + file, location.origin).href))
    for (let at = 0; at < files.length; at += concurrency) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time, so that the user's requests come first
      await settled()
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(files.slice(at, at + concurrency).map(fetchFile))
    }
  }
  sessionStorage.setItem(key, build)
}
