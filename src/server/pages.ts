import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Env, Hono } from 'hono'
import { etag } from 'hono/etag'
import * as z from 'zod'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { reportDirectives, reportingEndpoints } from '#platform/server/observability/policy-reports.ts'
import type { Services, TokenCarrier } from '#platform/server/services.ts'
import { screenPolicies, trustedTypes } from '#platform/server/http/trusted-types.ts'
import { namedPages, serveNamedPages } from './site/named-pages.ts'
import { serveManifests } from './site/serve-manifests.ts'
import { createPageRenderer, renderPages } from './site/render-pages.ts'
import { refuseOwnPath } from './requests/public-path.ts'
import { StartError } from './lifecycle/settings.ts'

/** The build's folder of the application. */
export const builtFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))
const forever = 'public, max-age=31536000, immutable'

/** Emotion adds styles to the page at run time, hence the exception for styles; scripts have none. */
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
    ...trustedTypes(screenPolicies),
    ...reportDirectives,
  ].join('; ')

const PagePaths = z.object({
  signIn: z.string().nullable(),
  /** Redirected to sign-in without a session. */
  guarded: z.array(z.string()),
  /** All addresses of screens, public or not. */
  screens: z.array(z.string()),
  /** The screen that `/` opens. */
  start: z.string(),
})

/** Visitors without a session get the sign-in page at once, not a screen that becomes empty. */
function guardPages<E extends Env>(app: Hono<E>, tokens: TokenCarrier, { signIn, guarded }: z.infer<typeof PagePaths>) {
  if (signIn === null) throw new StartError('ATRIUM_MODE=production needs a module with a sign-in screen.')
  for (const path of ['/', ...guarded]) {
    app.get(path, async ({ req, redirect }, next) => {
      if (tokens.read(req.raw)) return next()
      const { pathname, search } = new URL(req.url)
      return redirect(pathname === '/' ? signIn : `${signIn}?${new URLSearchParams({ next: pathname + search })}`)
    })
  }
}

function serveFiles<E extends Env>(app: Hono<E>, folder: string, publicPath: string) {
  const root = relative(process.cwd(), folder)
  const files = (precompressed: boolean) =>
    serveStatic({
      root,
      precompressed,
      onFound: (path, context) => context.header('cache-control', path.includes('/assets/') ? forever : 'no-cache'),
    })
  if (publicPath === '') return app.get('*', files(true))
  app.get('/assets/*', files(true))
  // The path is still to be added to pages.
  app.get('*', files(false))
}

interface Served {
  /** Where the build is. */
  folder?: string
  /** With it, screens are rendered with their data. */
  database?: Database | undefined
  /** For the name in pages and of an installed application. Default: that of the build. */
  workspace?: () => Promise<WorkspaceValues>
}

/**
 * Serves the built application: with a database screens with their data, else the prerendered page of a path, and the
 * fallback page for all other paths.
 */
export async function servePages<E extends Env>(
  app: Hono<E>,
  services: Pick<Services, 'mode' | 'tokens' | 'log' | 'isMaintained' | 'path'>,
  { folder = builtFolder, database, workspace }: Served = {},
) {
  const { mode, tokens, path: publicPath = '' } = services
  const fallbackFile = `${folder}/fallback.html`
  if (!existsSync(fallbackFile))
    throw new StartError(
      'The application is not built. Run npm start, which builds it, or npm run dev, which needs no build.',
    )
  // The hashes of the inline scripts in prerendered pages, as the build wrote them.
  const hashes = z.array(z.string()).parse(JSON.parse(await readFile(`${folder}/csp.json`, 'utf8')))
  const fallback = await readFile(fallbackFile, 'utf8')
  const pagePaths = PagePaths.parse(JSON.parse(await readFile(`${folder}/page-paths.json`, 'utf8')))
  const topFiles = readdirSync(folder).map((name) => `/${name}/*`)
  refuseOwnPath(publicPath, [...pagePaths.screens, ...topFiles])
  if (mode === 'production') guardPages(app, tokens, pagePaths)

  app.get('*', async (context, next) => {
    await next()
    const { req, res } = context
    const header = (name: string, value: string) => context.header(name, value)
    if (req.path.startsWith('/api/')) return
    header('content-security-policy', policy(hashes))
    for (const [name, value] of Object.entries(reportingEndpoints)) header(name, value)
    // Assets of screens may be embedded elsewhere, as pictures of public pages are; screens may not.
    const isPage = res.headers.get('content-type')?.startsWith('text/html')
    if (res.status < 400 && !isPage) header('x-robots-tag', 'all')
  })
  if (database) {
    const renderPage = await createPageRenderer(folder, { ...services, database })
    renderPages(app, pagePaths.guarded, renderPage, pagePaths.start)
  }
  app.get('*', etag())
  const readNamed = workspace && (await namedPages(folder, workspace))
  if (workspace) serveManifests(app, folder, workspace)
  if (readNamed) serveNamedPages(app, readNamed)
  serveFiles(app, folder, publicPath)
  const respond = async (context: Context, status: 200 | 404) =>
    context.html((await readNamed?.('fallback.html')) ?? fallback, status, { 'cache-control': 'no-cache' })
  for (const path of ['/', ...pagePaths.screens])
    for (const address of [path, `${path}/`]) app.get(address, (context) => respond(context, 200))
  app.get('*', async (context, next) => {
    const { path } = context.req
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) return next()
    // The application shows the explanation; search engines read the status.
    return respond(context, 404)
  })
}
