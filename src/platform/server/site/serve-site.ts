import type { Context, Env, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { Failure, Problem } from '#platform/errors/failure.ts'
import { maxFormBytes } from '#platform/request-limits.ts'
import { reportDirectives, reportingEndpoints } from '#platform/server/observability/policy-reports.ts'
import type { Services } from '#platform/server/services.ts'
import { trustedTypes } from '#platform/server/http/trusted-types.ts'
import { type SitePageRequest, isMissing, languageAt, prefixes, type SiteResponse, type SiteRoute } from './site.ts'

const policy = (scriptHash: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Their scripts write text only.
    ...trustedTypes([]),
    ...reportDirectives,
  ].join('; ')

const createHeaders = ({ type, scriptHash }: SiteResponse) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-cache',
  'x-robots-tag': 'all',
  ...(scriptHash && {
    'content-security-policy': policy(scriptHash),
    ...reportingEndpoints,
  }),
})

const escaped = (path: string) => path.replace(/\/$/, '').replace(/[.+*?]/g, String.raw`\$&`)

/** The paths of pages that are rendered for each request. */
export function siteAddresses(site: readonly SiteRoute[]) {
  const paths = site.map(({ path }) => escaped(path).replace(/:\w+/g, '[^/]+'))
  const [first] = paths
  return first === undefined ? /(?!)/ : new RegExp(`^(?:/(?:${prefixes.join('|')}))?(?:${paths.join('|')})/?$`)
}

/** Serves the public site in every language; addresses without a page go to the next handler. */
export function serveSite<E extends Env>(
  app: Hono<E>,
  site: readonly SiteRoute[],
  { now, address, getOrigin }: Pick<Services, 'now' | 'address' | 'getOrigin'>,
) {
  function toPageRequest({ req }: Context): SitePageRequest {
    const url = new URL(req.url)
    return {
      ...languageAt(url.pathname),
      params: req.param(),
      query: url.searchParams,
      now: now().toISOString(),
      // Not the host of the request, since the page may be cached and shown to others.
      origin: getOrigin?.(req.raw) ?? new URL(address()).origin,
    }
  }

  for (const route of site) {
    for (const path of [route.path, ...prefixes.map((code) => `/${code}${route.path}`)]) {
      app.get(path, etag(), async (context, next) => {
        try {
          const response = await route.respond(toPageRequest(context))
          return context.body(response.text, 200, createHeaders(response))
        } catch (error) {
          if (!isMissing(error)) throw error
          await next()
          // The application shows the explanation; search engines read the status.
          const { ok, body, headers } = context.res
          if (ok) context.res = new Response(body, { status: 404, headers })
        }
      })
      if (route.form)
        app.post(path, bodyLimit(formLimit), (context: Context) => {
          const send = (request: Request) => app.fetch(request, context.env)
          return respond(context, toPageRequest(context), route, send)
        })
    }
  }
}

const formLimit = {
  maxSize: maxFormBytes,
  onError: () => {
    throw new Failure(413, 'The form is larger than 128 kB')
  },
}

/** A form sent without scripts: the endpoint answers it, and also refuses other sites. */
async function respond(
  context: Context,
  request: SitePageRequest,
  { form, respond: show }: SiteRoute,
  send: (request: Request) => Promise<Response> | Response,
) {
  if (!form) throw new Failure(405, 'This page does not accept forms')
  const fields = Object.entries(await context.req.parseBody())
  const values = Object.fromEntries(
    fields.flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const headers = new Headers(context.req.raw.headers)
  for (const name of ['content-length', 'transfer-encoding', 'accept-encoding']) headers.delete(name)
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(form.body(values, request.language))
  const sent = new Request(new URL(form.endpoint, context.req.url), { method: 'POST', headers, body })
  const response = await send(sent)
  if (response.ok) return context.redirect(form.done(request.language), 303)
  if (response.status === 403) return response

  const problem = Problem.safeParse(await response.json().catch(() => undefined))
  const page = await show({
    ...request,
    sent: { values, status: response.status, issues: problem.data?.issues },
  })
  const wait = response.headers.get('retry-after')
  return new Response(page.text, {
    status: response.status,
    headers: { ...createHeaders(page), ...(wait !== null && { 'retry-after': wait }) },
  })
}
