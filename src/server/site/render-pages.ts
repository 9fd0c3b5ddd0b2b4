import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Env, Hono } from 'hono'
import * as z from 'zod'
import { timeZoneCookie } from '#platform/contracts/time-zone-cookie.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { latestChange } from '#platform/db/queries/changes.ts'
import { getParts } from '#platform/server/http/plain-response.ts'
import type { Services } from '#platform/server/services.ts'
import { withText } from '#platform/text/with-text.ts'
import { readCookie } from '#server/requests/read-cookie.ts'
import { limitLoad } from './limit-load.ts'

type Send = (request: Request) => Promise<Response>

/** The user a page is rendered for, and how its data is read. */
interface RenderOptions {
  send: Send
  signal: AbortSignal
  /** As the browser names it; undefined for the server's own. */
  timeZone: string | undefined
  /** As the browser sends them, the preferred one first. */
  languages: readonly string[]
  /** The number of the latest change before anything of the page was read. */
  change: number
  /** Called for each part that is left to the browser. */
  onSkip: (error: unknown) => void
}
type Render = (path: string, options: RenderOptions) => Promise<string | undefined>

/** What `src/app/server-render.tsx` exports, as the build leaves it. */
const RendererModule = z.object({
  pageRenderer: z.custom<(folder: string) => Promise<Render>>((value) => typeof value === 'function'),
  isZone: z.custom<(zone: string) => boolean>((value) => typeof value === 'function'),
})

/** Milliseconds that a page waits for its data; the browser requests data that arrives later. */
const renderTimeout = 2000

/** The time zone that the browser has sent in a cookie. */
function readZone(request: Request) {
  try {
    return decodeURIComponent(readCookie(request, timeZoneCookie) ?? '')
  } catch {
    return ''
  }
}

/** The languages of a request, as the browser's `navigator.languages` has them. */
const readLanguages = (request: Request) =>
  (request.headers.get('accept-language') ?? '').split(',').flatMap((part) => {
    try {
      return Intl.getCanonicalLocales(part.replace(/;.*/s, '').trim())
    } catch {
      return []
    }
  })

/** Sends the calls of a page to the application, within the process, with the cookies of the page's request. */
function sendInProcess(fetch: Send, { req }: Context, cookies: string[]): Send {
  const headers = new Headers(req.raw.headers)
  for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding', 'range']) headers.delete(name)
  headers.set('accept', 'application/json')
  return async (request) => {
    if (request.method !== 'GET') throw new Error('A page can only send GET requests')
    const { pathname, search } = new URL(request.url)
    const response = await fetch(new Request(new URL(pathname + search, req.url), { headers }))
    const parts = getParts(response)
    // A plain response sets no cookie.
    if (!parts) cookies.push(...response.headers.getSetCookie())
    return parts?.body ? withText(response, parts.body) : response
  }
}

type Parts = Pick<Services, 'log' | 'mode' | 'isMaintained'> & { database: Database }

/** Loads the renderer that the build has left beside its folder; undefined if it is missing or fails, which is logged. */
async function loadRenderer(folder: string, log: Services['log']) {
  try {
    const file = pathToFileURL(join(folder, '../render/server-render.js')).href
    const { pageRenderer, isZone } = RendererModule.parse(await import(file))
    return { render: await pageRenderer(folder), isZone }
  } catch (error) {
    log.error({ err: error }, 'dist/render cannot be used: screens are sent without their data')
    return undefined
  }
}

/** Rejects if the work takes longer than this many milliseconds. */
async function withTimeLimit<Result>(limit: number, work: Promise<Result>) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Rendering a page took too long')), limit)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns a handler that answers requests with the rendered screen and the data that the user may see. It returns
 * undefined, so that the page of the build is sent, during maintenance, under load, if the browser's time zone is not
 * known yet, when rendering fails or takes twice the `timeout`, and for an address that redirects. In sample mode, an
 * unknown zone is that of the server's own machine. `screen` is the path of the screen to render, by default that of
 * the request.
 */
export async function createPageRenderer(
  folder: string,
  { log, mode, isMaintained, database }: Parts,
  timeout = renderTimeout,
) {
  const renderer = await loadRenderer(folder, log)
  if (!renderer) return async () => undefined
  const { render, isZone } = renderer
  const limited = limitLoad()

  async function respond(context: Context, fetch: Send, timeZone: string | undefined, screen?: string) {
    const { req } = context
    const { pathname, search } = new URL(req.url)
    const path = (screen ?? pathname).replace(/(?<=.)\/$/, '') + search
    const cookies: string[] = []
    const options = {
      send: sendInProcess(fetch, context, cookies),
      signal: AbortSignal.timeout(timeout),
      timeZone,
      languages: readLanguages(req.raw),
      onSkip: (error: unknown) =>
        log.info({ err: error, path: pathname }, 'a part of a page is rendered in the browser'),
    }
    const rendered = async () => {
      const change = await latestChange(database)
      return render(path, { ...options, change })
    }
    try {
      // The signal ends only the wait for data of parts, which the browser can load.
      const html = await withTimeLimit(2 * timeout, rendered())
      if (html === undefined) return undefined
      const response = context.html(html, 200, { 'cache-control': 'private, no-store' })
      for (const cookie of new Set(cookies)) response.headers.append('set-cookie', cookie)
      return response
    } catch (error) {
      if (!isRefusal(error)) log.error({ err: error, path: pathname }, 'a page could not be rendered')
      return undefined
    }
  }

  return async (context: Context, fetch: Send, screen?: string) => {
    if (isMaintained?.()) return undefined
    const zone = readZone(context.req.raw)
    const timeZone = isZone(zone) ? zone : undefined
    if (timeZone === undefined && mode !== 'sample') return undefined
    return limited(() => respond(context, fetch, timeZone, screen))
  }
}

/**
 * Renders the screens at these addresses if possible, and `start` also at `/`; handlers that are registered later handle
 * other requests.
 */
export function renderPages<E extends Env>(
  app: Hono<E>,
  paths: readonly string[],
  renderPage: Awaited<ReturnType<typeof createPageRenderer>>,
  start?: string,
) {
  const handle = (path: string, screen?: string) =>
    app.get(path, async (context, next) => {
      const fetch = async (request: Request) => app.fetch(request, context.env)
      return (await renderPage(context, fetch, screen)) ?? next()
    })
  for (const path of paths) handle(path)
  if (start && paths.includes(start)) handle('/', start)
}

/** Without a session the page of the build shows the sign-in; an overloaded server answers for itself. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403 || error.status === 429 || error.status === 503)
