import { asset } from '#platform/web/navigation/asset.ts'

const home = '/'

/** Where a visitor was going, from `?next=`: a path of this application, never another site, never back to sign-in. */
export function nextPath(search: string, origin: string) {
  const asked = new URLSearchParams(search).get('next') ?? home
  // What a browser reads as another host: `//host`, `/\host`, and the same with a tab or a line end in it.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(asked) || !URL.canParse(asked, origin)) return home
  const { origin: target, pathname, search: query, hash } = new URL(asked, origin)
  if (target !== origin || /^\/auth(?:\/|$)/.test(pathname) || pathname.startsWith('//')) return home
  return pathname + query + hash
}

/** Leaves by a whole load: whatever this tab knew belonged to nobody, or to somebody else. */
export function goOn(search = location.search) {
  location.replace(asset(nextPath(search, location.origin)))
  // What has called stays busy until the browser has gone.
  return new Promise<never>(() => {})
}
