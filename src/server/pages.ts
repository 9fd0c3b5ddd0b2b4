import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Env, Hono } from 'hono'
import { etag } from 'hono/etag'
import * as z from 'zod'
import type { Services, TokenCarrier } from '#platform/server/services.ts'
import { StartError } from './settings.ts'

/** Where the build puts the application. */
export const builtFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))
const forever = 'public, max-age=31536000, immutable'

/** Emotion writes its styles into the page while it runs, hence the exception for styles; scripts have none. */
const policy = (scriptHashes: string[]) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const Guarded = z.object({ signIn: z.string().nullable(), paths: z.array(z.string()) })

/** Whoever comes without a session sees the sign-in page at once, and not a screen that then empties itself. */
async function guardPages<E extends Env>(app: Hono<E>, tokens: TokenCarrier, folder: string) {
  const { signIn, paths } = Guarded.parse(JSON.parse(await readFile(`${folder}/guarded.json`, 'utf8')))
  if (signIn === null) throw new StartError('ATRIUM_MODE=production needs a module that signs people in.')
  for (const path of ['/', ...paths]) {
    app.get(path, async ({ req, redirect }, next) => {
      if (tokens.read(req.raw)) return next()
      const { pathname, search } = new URL(req.url)
      return redirect(pathname === '/' ? signIn : `${signIn}?${new URLSearchParams({ next: pathname + search })}`)
    })
  }
}

/** Serves the built application: a prerendered page for each path that has one, the fallback page for every other. */
export async function servePages<E extends Env>(
  app: Hono<E>,
  { mode, tokens }: Pick<Services, 'mode' | 'tokens'>,
  folder = builtFolder,
) {
  const fallbackFile = `${folder}/fallback.html`
  if (!existsSync(fallbackFile))
    throw new StartError('The application is not built yet: npm start builds it, npm run dev needs no build.')
  // The hashes of the inline scripts that the prerendered pages hold, as the build wrote them down.
  const hashes = z.array(z.string()).parse(JSON.parse(await readFile(`${folder}/csp.json`, 'utf8')))
  const fallback = await readFile(fallbackFile, 'utf8')
  const root = relative(process.cwd(), folder)
  if (mode === 'production') await guardPages(app, tokens, folder)

  app.get('*', async ({ req, header }, next) => {
    await next()
    if (!req.path.startsWith('/api/')) header('content-security-policy', policy(hashes))
  })
  app.get('*', etag())
  app.get(
    '*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (path, context) => context.header('cache-control', path.includes('/assets/') ? forever : 'no-cache'),
    }),
  )
  app.get('*', async (context, next) => {
    const { path } = context.req
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) return next()
    // Only the application knows which of its addresses lead nowhere.
    return context.html(fallback, 200, { 'cache-control': 'no-cache' })
  })
}
