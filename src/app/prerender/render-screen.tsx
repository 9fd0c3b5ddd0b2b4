import createEmotionServer from '@emotion/server/create-instance'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadedTexts, loadTexts } from '#platform/i18n/texts.ts'
import { type Language, prerenderedLanguage } from '#platform/i18n/languages.ts'
import { BrandMark } from '#platform/ui/brand/brand-mark.tsx'
import { EmotionCacheContext } from '#platform/ui/emotion-cache-context.ts'
import { createEmotionCache } from '#platform/ui/theme/emotion-cache.ts'
import { base } from '#platform/web/navigation/base.ts'
import { brandKey } from '#platform/web/session/workspace.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { App } from '#app/app.tsx'
import { clientOnly } from '#app/client-only.ts'
import { getRouteHandle } from '#app/routing/route-handle.ts'
import { routes } from '#app/routing/routes.tsx'
import { Waiting } from '#app/layout/waiting.tsx'
import { placeholderBrand } from './brand-places.ts'
import { leaveUnfinishedParts } from './unfinished-parts.ts'

/** A client for one rendering; failed queries are repeated by the browser. */
export function renderingQueries() {
  const queries = createQueryClient(() => {})
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  return queries
}

interface Bounds {
  /** Aborts the rendering: pending parts are left to the browser. */
  signal?: AbortSignal
  /** Called for each part left to the browser. */
  onSkip?: (error: unknown) => void
}

async function render(content: ReactNode, queries: QueryClient, { signal, onSkip }: Bounds = {}) {
  const cache = createEmotionCache()
  const { prelude } = await prerender(
    <StrictMode>
      <EmotionCacheContext value={cache}>
        <App queries={queries}>{content}</App>
      </EmotionCacheContext>
    </StrictMode>,
    {
      ...(signal && { signal }),
      // A boundary that waits for data keeps its fallback for the browser to complete.
      onError(error) {
        onSkip?.(error)
        return clientOnly
      },
      // Inline large parts, since moving them into place requires a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = leaveUnfinishedParts(await new Response(prelude).text())
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  return { html, css: constructStyleTagsFromChunks(extractCriticalToChunks(html)) }
}

/** A router for one path; undefined if it redirects. */
async function routerAt(path: string) {
  const { query, dataRoutes } = createStaticHandler(routes, { basename: base })
  const context = await query(new Request(`http://atrium.test${base}${path.slice(1)}`))
  if (context instanceof Response) return undefined
  const failed = Object.values(context.errors ?? {})[0]
  if (failed) throw failed
  return { context, router: createStaticRouter(dataRoutes, context) }
}

export type ScreenRouter = NonNullable<Awaited<ReturnType<typeof routerAt>>>

/** Renders a screen with the data of `queries`. Parts that need more data keep their fallback. */
export const renderRouter = ({ router, context }: ScreenRouter, queries: QueryClient, bounds?: Bounds) =>
  render(<StaticRouterProvider router={router} context={context} hydrate={false} />, queries, bounds)

/** The document title. */
const getTitle = (screen: string | undefined, app: string, language: Language) =>
  screen ? (loadedTexts('shell', language)?.('documentTitle', { screen, app }) ?? '') : app

/** The screen at a path with its title and text files; undefined if the path redirects. */
export async function findScreen(path: string, language: Language = prerenderedLanguage) {
  const routed = await routerAt(path)
  if (!routed) return undefined
  const { id, title } = getRouteHandle(routed.context.matches.map(({ route }) => route))
  const moduleTexts = id === undefined ? undefined : await loadTexts(id, language)
  return {
    ...routed,
    title: (app: string) => getTitle(moduleTexts && title && moduleTexts(title), app, language),
    textFiles:
      id === undefined ? [] : [`src/modules/${id}/locales/${language}.json`, `src/languages/${language}/${id}.json`],
  }
}

/** A client for pages of the build, whose name is filled in afterwards. */
function buildingQueries() {
  const queries = renderingQueries()
  queries.setQueryData(brandKey, placeholderBrand)
  return queries
}

/** Renders a screen with default settings, up to where data is needed. */
export async function renderScreen(path: string) {
  const screen = await findScreen(path)
  if (!screen) throw new Error(`${path} redirects, so it cannot be prerendered`)
  const { title, textFiles } = screen
  return { ...(await renderRouter(screen, buildingQueries())), title: title(placeholderBrand.name), textFiles }
}

/** The page for all other paths while their screen loads. */
export const renderWaiting = async () => ({
  ...(await render(<Waiting />, buildingQueries())),
  title: placeholderBrand.name,
})

/** The logo of the build, as it is in pages. */
export const renderBuiltMark = async () => new Response((await prerender(<BrandMark />)).prelude).text()
