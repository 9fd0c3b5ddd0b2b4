import createEmotionServer from '@emotion/server/create-instance'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadedTexts } from '#platform/i18n/texts.ts'
import { prerenderedLanguage } from '#platform/i18n/languages.ts'
import { EmotionCacheContext } from '#platform/ui/emotion-cache-context.ts'
import { createEmotionCache } from '#platform/ui/theme/emotion-cache.ts'
import { base } from '#platform/web/navigation/base.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { App } from '#app/app.tsx'
import { clientOnly } from '#app/client-only.ts'
import { routeHandleOf } from '#app/routing/route-handle.ts'
import { routes } from '#app/routing/routes.tsx'
import { Waiting } from '#app/layout/waiting.tsx'

const text = (namespace: string, key: string, values?: Record<string, string>) =>
  loadedTexts(namespace, prerenderedLanguage)?.(key, values) ?? ''

async function render(content: ReactNode) {
  const cache = createEmotionCache()
  const queries = createQueryClient(() => {})
  queries.setDefaultOptions({ queries: { retry: false } })
  const { prelude } = await prerender(
    <StrictMode>
      <EmotionCacheContext value={cache}>
        <App queries={queries}>{content}</App>
      </EmotionCacheContext>
    </StrictMode>,
    {
      // A boundary that waits for data stays as its fallback; the browser takes it from there.
      onError: () => clientOnly,
      // Large parts in line: moving them into place later would take a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  return { html, css: constructStyleTagsFromChunks(extractCriticalToChunks(html)) }
}

/** A screen as a visitor sees it who has not chosen anything, up to where data is needed. */
export async function renderScreen(path: string) {
  const { query, dataRoutes } = createStaticHandler(routes, { basename: base })
  const context = await query(new Request(`http://atrium.test${base}${path.slice(1)}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so it has no page`)
  const failed = Object.values(context.errors ?? {})[0]
  if (failed) throw failed
  const { id = 'shell', title = 'app' } = routeHandleOf(context.matches.map(({ route }) => route))
  return {
    ...(await render(
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
    )),
    title: text('shell', 'documentTitle', { screen: text(id, title) }),
    textFiles: [`src/modules/${id}/locales/${prerenderedLanguage}.json`],
  }
}

/** What every other address gets while its screen is on the way. */
export const renderWaiting = async () => ({ ...(await render(<Waiting />)), title: text('shell', 'app') })
