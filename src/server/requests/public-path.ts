import type { IncomingMessage, RequestListener } from 'node:http'
import { type Parts, getParts, plainResponse } from '#platform/server/http/plain-response.ts'
import { type Settings, StartError } from '#server/lifecycle/settings.ts'

// The application below a path of a host, `SITE_URL=https://example.com/atrium`: everything in this server knows only its
// own paths. Here, and nowhere else, the path is removed from requests and added to responses.

type Handler = (request: Request, environment: object) => Response | Promise<Response>

/** The path of the public URL, without a slash at its end; empty if it is a whole host. */
export const publicPath = ({ SITE_URL: site }: Pick<Settings, 'SITE_URL'>) =>
  site === undefined ? '' : new URL(site).pathname.replace(/\/$/, '')

/** Removes the path from requests that still have it, since some proxies remove it. */
export const withoutPath = (path: string, listener: RequestListener): RequestListener =>
  path === ''
    ? listener
    : (incoming, outgoing) => {
        incoming.url = pathWithin(path, incoming)
        return listener(incoming, outgoing)
      }

function pathWithin(path: string, { url = '/' }: IncomingMessage) {
  if (!url.startsWith(path)) return url
  const remainingPath = url.slice(path.length)
  if (remainingPath.startsWith('/')) return remainingPath
  return remainingPath === '' || remainingPath.startsWith('?') ? `/${remainingPath}` : url
}

/** Adds the path to the addresses in headers and markup that are paths of this server. */
export function withPath(path: string, handle: Handler): Handler {
  if (path === '') return handle
  // Not to `//host`, and not where the public site has added it already.
  const pathStart = String.raw`(?=/(?!/))(?!${path.replaceAll('.', String.raw`\.`)}(?:[/?#"]|$))`
  // Within a tag, since a text may quote markup. Bounded, so that a long text takes no longer.
  const inMarkup = new RegExp(String.raw`(?<=<\w[^<>]{0,1000}\s(?:href|src|action|data-page)=")${pathStart}`, 'g')
  const inLink = new RegExp(`(?<=<)${pathStart}`, 'g')
  const inHeaders = [
    ['location', new RegExp(`^${pathStart}`)],
    ['link', inLink],
    ['content-security-policy', new RegExp(`(?<=report-uri )${pathStart}`)],
    ['reporting-endpoints', new RegExp(`(?<==")${pathStart}`)],
  ] as const

  return async (request, environment) => {
    const response = await handle(request, environment)
    const parts = getParts(response)
    if (parts) return withLink(response, parts)
    const { headers } = response
    for (const [name, place] of inHeaders) {
      const value = headers.get(name)
      if (value !== null) headers.set(name, value.replace(place, path))
    }
    const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-disposition')
    if (!isPage) return response
    headers.delete('content-length')
    if (response.body === null) return response
    return new Response((await response.text()).replaceAll(inMarkup, path), { status: response.status, headers })
  }

  function withLink(response: Response, parts: Parts) {
    const { link } = parts.headers
    if (link === undefined) return response
    return plainResponse({ ...parts, headers: { ...parts.headers, link: link.replaceAll(inLink, path) } })
  }
}

const splitSegments = (path: string) => path.split('/').slice(1)

/** Whether paths of a route can begin with this one. */
function leadsBelow(route: string, path: string) {
  const parts = splitSegments(route)
  if (parts[0] === '*' || !route.startsWith('/')) return false
  const end = parts.indexOf('*')
  const fixed = end < 0 ? parts : parts.slice(0, end)
  const segments = splitSegments(path)
  if (end < 0 && fixed.length < segments.length) return false
  return segments.every((part, index) => {
    const routeSegment = fixed[index]
    return routeSegment === undefined || routeSegment === part || routeSegment.startsWith(':')
  })
}

/** Refuses a path that is one of these routes: a request would not show whether it is still to be removed. */
export function refuseOwnPath(path: string, routes: readonly string[]) {
  if (path === '' || !routes.some((route) => leadsBelow(route, path))) return
  throw new StartError(`SITE_URL: the application itself uses ${path}. Choose another path.`)
}
