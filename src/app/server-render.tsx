import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryClient } from '@tanstack/react-query'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { base } from '#platform/web/navigation/base.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { lookScript } from '#platform/web/settings/look-script.ts'
import { defaults, durable, type Settings, settingsFrom } from '#platform/web/settings/settings-schema.ts'
import { readChunks } from './prerender/chunks.ts'
import { composePage, escapeHtml } from './prerender/compose-page.ts'
import { heldSubmitScript } from './prerender/held-submits.ts'
import { findScreen, renderRouter, renderingQueries, type ScreenRouter } from './prerender/render-screen.tsx'
import { withRendering } from './server-render/current-rendering.ts'
import { fetchMissing } from './server-render/fetch-missing.ts'
import { answersOf, dataBlock } from './server-render/page-data.ts'
import { loadOwnTexts } from './routing/text-files.ts'
import { settingsQuery } from './session-effects.ts'

// Each finds what the one before could not ask for, as a list whose view has to be known first.
const maxPasses = 4

/** Renders until nothing more is asked for. */
async function renderWithData(screen: ScreenRouter, queries: QueryClient, signal: AbortSignal) {
  for (let pass = 1; ; pass += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each pass needs the data of the one before
    const result = await renderRouter(screen, queries, signal)
    // oxlint-disable-next-line no-await-in-loop
    if (pass === maxPasses || (await fetchMissing(queries, signal)) === 0) return result
  }
}

/** Language and direction in the page itself, and the rest of the look for the script in its head. */
const withLook = (template: string, settings: Settings) =>
  template
    .replace(/\blang="[^"]*"/, `lang="${languages[settings.isLanguage].tag}"`)
    .replace(
      /\bdir="\w+"/,
      () => `dir="${settings.activeDir}" data-look="${escapeHtml(JSON.stringify(durable(settings)))}"`,
    )

/** The file by which the browser takes the data over. */
const takesData = 'src/app/server-render/page-data.ts'

function chunksByLanguage(folder: string) {
  const known = new Map<Language, ReturnType<typeof readChunks>>()
  return (language: Language) => {
    const chunks = known.get(language) ?? readChunks(folder, `words-${language}`)
    known.set(language, chunks)
    return chunks
  }
}

/**
 * Reads the build in a folder, and returns what renders the page of an address with its data. `send` carries calls as the
 * person whom the page is for. Undefined where the address leads elsewhere; rejects where the person may not see the page.
 */
export async function pageRenderer(folder: string) {
  const template = readFileSync(join(folder, '.vite/template.txt'), 'utf8')
  const script = `${lookScript()};${heldSubmitScript()}`
  const everywhere = new Set<string>()
  const chunksIn = chunksByLanguage(folder)
  const nobody = { send: () => Promise.reject(new Error('No data yet')), touched: everywhere }
  for (const isLanguage of offeredLanguages)
    // oxlint-disable-next-line no-await-in-loop -- once, at the start
    await withRendering({ ...nobody, settings: { ...defaults, isLanguage } }, loadOwnTexts)

  return async (path: string, send: Send, signal: AbortSignal) => {
    const queries = renderingQueries()
    const touched = new Set<string>()
    const [saved] = await withRendering({ send, touched, settings: defaults }, () =>
      Promise.all([queries.fetchQuery(settingsQuery), queries.fetchQuery(sessionQuery)]),
    )
    const settings = settingsFrom(saved?.value)
    return withRendering({ send, touched, settings }, async () => {
      const language = settings.isLanguage
      const renderedAt = Date.now()
      const screen = await findScreen(path, language)
      if (!screen) return undefined
      const { html, css } = await renderWithData(screen, queries, signal)
      const page = composePage({
        template: withLook(template, settings),
        base,
        path,
        title: screen.title,
        html,
        css,
        script,
        ...chunksIn(language).of([...everywhere, ...touched, ...screen.textFiles, takesData]),
      })
      const data = dataBlock({ answers: answersOf(queries), settings, renderedAt })
      return page.replace('</body>', () => `${data}</body>`)
    })
  }
}
