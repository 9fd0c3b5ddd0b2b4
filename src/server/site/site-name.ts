import { isLoopback } from '#server/requests/loopback.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

const parseHostname = (host: string) => URL.parse(`http://${host.trim()}`)?.hostname

/** The host names of a request: that of the `Host` header, and that of `X-Forwarded-Host`. */
const listHosts = ({ url, headers }: Request) => [
  new URL(url).hostname,
  ...(headers.get('x-forwarded-host')?.split(',').map(parseHostname) ?? []),
]

/**
 * Whether a request uses an allowed host name; undefined if any name is allowed. Sample mode signs every visitor in, so
 * a name that any site can point at this machine (DNS rebinding) would let that site read and write here.
 */
export function ownHostnames({ ATRIUM_MODE: mode, SITE_URL: site }: Pick<Settings, 'ATRIUM_MODE' | 'SITE_URL'>) {
  if (mode !== 'sample') return undefined
  const siteHostname = site && new URL(site).hostname
  return (request: Request) =>
    listHosts(request).every((name) => name !== undefined && (isLoopback(name) || name === siteHostname))
}

/**
 * The origin in public pages. A visitor's `Host` is used only if it is harmless: behind a trusted proxy, or as a
 * loopback name.
 */
export const publicOrigin =
  ({ SITE_URL: site, TRUST_PROXY: proxy }: Pick<Settings, 'SITE_URL' | 'TRUST_PROXY'>, listensAt: () => string) =>
  (request: Request) => {
    if (site !== undefined) return new URL(site).origin
    const { protocol, host, hostname } = new URL(request.url)
    if (proxy === '1') {
      const scheme = request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim()
      return `${scheme === 'https' ? 'https:' : protocol}//${host}`
    }
    return isLoopback(hostname) ? `${protocol}//${host}` : new URL(listensAt()).origin
  }
