import type { Env, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Services } from '#platform/server/services.ts'
import { isMissing, languageAt, prefixes, type SiteRoute } from './site.ts'

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
  ].join('; ')

/** Answers the addresses of the public site, in every language; what a module has no page for goes on to whoever is next. */
export function serveSite<E extends Env>(app: Hono<E>, site: readonly SiteRoute[], { now }: Pick<Services, 'now'>) {
  for (const route of site) {
    for (const path of [route.path, ...prefixes.map((code) => `/${code}${route.path}`)]) {
      app.get(path, etag(), async (context, next) => {
        const url = new URL(context.req.url)
        // Behind a proxy the visitor's scheme is known to that alone.
        const scheme = context.req.header('x-forwarded-proto') === 'https' ? 'https:' : url.protocol
        try {
          const { type, text, scriptHash } = await route.answer({
            ...languageAt(url.pathname),
            params: context.req.param(),
            query: url.searchParams,
            now: now().toISOString(),
            origin: `${scheme}//${url.host}`,
          })
          return context.body(text, 200, {
            'content-type': `${type}; charset=utf-8`,
            'cache-control': 'no-cache',
            ...(scriptHash && {
              'content-security-policy': policy(scriptHash),
              'referrer-policy': 'same-origin',
              'x-frame-options': 'DENY',
            }),
          })
        } catch (error) {
          if (!isMissing(error)) throw error
          await next()
          // The application explains it to the visitor; a search engine reads the number.
          const { ok, body, headers } = context.res
          if (ok) context.res = new Response(body, { status: 404, headers })
        }
      })
    }
  }
}
