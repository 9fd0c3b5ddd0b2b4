import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Env, Hono } from 'hono'
import * as z from 'zod'
import type { Services } from '#platform/server/services.ts'
import { timeZoneCookie } from '#platform/contracts/time-zone-cookie.ts'
import { readCookie } from '#server/requests/read-cookie.ts'
import { StartError } from '#server/lifecycle/settings.ts'

type Send = (request: Request) => Promise<Response>
type Render = (path: string, send: Send, signal: AbortSignal) => Promise<string | undefined>

/** What `src/app/server-render.tsx` exports, as the build leaves it. */
const Rendering = z.object({
  pageRenderer: z.custom<(folder: string) => Promise<Render>>((value) => typeof value === 'function'),
})

/** More at once would only wait for each other; further requests get the page that the build wrote. */
const maxAtOnce = 8
/** For how many milliseconds a page waits for its data; what has not come by then, the browser asks for. */
const patience = 2000

const timeZone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Times are written as the server's clock has them. In sample mode, server and browser are on one machine. */
function isInZone(request: Request, mode: Services['mode']) {
  const zone = readCookie(request, timeZoneCookie)
  return zone === undefined ? mode === 'sample' : zone === timeZone
}

/** Carries the calls of a page to the application, within the process, with the cookies of the page's request. */
function sendWithin(fetch: Send, { req }: Context, cookies: string[]): Send {
  return async (request) => {
    if (request.method !== 'GET') throw new Error('A page only reads')
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(req.raw.headers)
    for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding', 'range']) headers.delete(name)
    headers.set('accept', 'application/json')
    const response = await fetch(new Request(new URL(pathname + search, req.url), { headers }))
    cookies.push(...response.headers.getSetCookie())
    return response
  }
}

/**
 * Returns what answers a request with its screen and the data that the user may see. It returns undefined, so that the page
 * of the build is sent, when too many pages are being rendered, when rendering fails, and for an address that redirects.
 */
export async function pageRendering(folder: string, { log, mode }: Pick<Services, 'log' | 'mode'>) {
  const file = pathToFileURL(join(folder, '../render/server-render.js')).href
  const { pageRenderer } = Rendering.parse(
    await import(file).catch((cause: unknown) => {
      throw new StartError('The pages are not built yet: npm start builds them.', { cause })
    }),
  )
  const render = await pageRenderer(folder)
  let underWay = 0

  async function answer(context: Context, fetch: Send) {
    const { req } = context
    const { pathname, search } = new URL(req.url)
    const cookies: string[] = []
    underWay += 1
    try {
      const html = await render(
        pathname.replace(/(?<=.)\/$/, '') + search,
        sendWithin(fetch, context, cookies),
        AbortSignal.timeout(patience),
      )
      if (html === undefined) return undefined
      const response = context.html(html, 200, { 'cache-control': 'private, no-store' })
      for (const cookie of new Set(cookies)) response.headers.append('set-cookie', cookie)
      return response
    } catch (error) {
      if (!isRefusal(error)) log.error({ err: error, path: pathname }, 'a page could not be rendered')
      return undefined
    } finally {
      underWay -= 1
    }
  }

  return async (context: Context, fetch: Send) => {
    const canRender = underWay < maxAtOnce && isInZone(context.req.raw, mode)
    return canRender ? answer(context, fetch) : undefined
  }
}

/** Renders what is at these addresses where that can be done; whatever is registered later answers the rest. */
export function renderPages<E extends Env>(
  app: Hono<E>,
  paths: readonly string[],
  answer: Awaited<ReturnType<typeof pageRendering>>,
) {
  for (const path of paths)
    app.get(path, async (context, next) => {
      const fetch = async (request: Request) => app.fetch(request, context.env)
      return (await answer(context, fetch)) ?? next()
    })
}

/** Without a valid session the page of the build shows the sign-in. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401
