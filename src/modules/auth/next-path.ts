import { asset } from '#platform/web/navigation/asset.ts'

const home = '/'

/** The path from `?next=`: within this application, and never a sign-in page. */
export function getNextPath(search: string, origin: string) {
  const requested = new URLSearchParams(search).get('next') ?? home
  // Browsers read `//host` and `/\host`, also with a tab or line break inside, as another host.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(requested) || !URL.canParse(requested, origin)) return home
  const { origin: target, pathname, search: query, hash } = new URL(requested, origin)
  if (target !== origin || /^\/auth(?:\/|$)/.test(pathname) || pathname.startsWith('//')) return home
  return pathname + query + hash
}

/** Leaves with a full page load, so that no cached data of another user remains. */
export function openNext(search = location.search) {
  location.replace(asset(getNextPath(search, location.origin)))
  // Never resolves, so that the caller stays pending until the browser navigates.
  return new Promise<never>(() => {})
}
