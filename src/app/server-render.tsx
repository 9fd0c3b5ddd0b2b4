import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { base } from '#platform/web/navigation/base.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { defaults, durable, type Settings, settingsFrom } from '#platform/web/settings/settings-schema.ts'
import { readChunks } from './prerender/chunks.ts'
import { composePage, escapeHtml } from './prerender/compose-page.ts'
import { findScreen, renderRouter, renderingQueries } from './prerender/render-screen.tsx'
import { withRendering } from './server-render/current-rendering.ts'
import { answersOf, dataBlock } from './server-render/page-data.ts'
import { zoneInForce } from './server-render/zone/offsets.ts'
import { loadOwnTexts } from './routing/text-files.ts'
import { settingsQuery } from './session-effects.ts'

export { isZone } from './server-render/zone/offsets.ts'

/** Whom a page is for, and how its data is read. */
interface Reader {
  send: Send
  signal: AbortSignal
  timeZone: string | undefined
  languages: readonly string[]
  change: number
  /** Told of each part that is left to the browser. */
  onLeft: (error: unknown) => void
}

/** Language and direction in the page itself, and the rest of the look for the script in its head. */
const withLook = (template: string, settings: Settings, { brand, font }: Workspace) =>
  template
    .replace(/\blang="[^"]*"/, `lang="${languages[settings.isLanguage].tag}"`)
    .replace(
      /\bdir="\w+"/,
      () =>
        `dir="${settings.activeDir}" data-look="${escapeHtml(JSON.stringify(durable(settings)))}" data-workspace="${escapeHtml(JSON.stringify({ brand, font }))}"`,
    )

const languageOf = (file: string) =>
  /\/locales\/([\w-]+)\.json$|^src\/languages\/([\w-]+)\//.exec(file)?.slice(1).find(Boolean)

/** Without the texts of the language in which a part was loaded first. */
const inLanguage = (files: Iterable<string>, language: Language) =>
  [...files].filter((file) => (languageOf(file) ?? language) === language)

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
  const script = readFileSync(join(folder, '.vite/head-script.txt'), 'utf8')
  const everywhere = new Map<Language, Set<string>>()
  const chunksIn = chunksByLanguage(folder)
  const send = () => Promise.reject(new Error('No data yet'))
  for (const isLanguage of offeredLanguages) {
    const touched = new Set<string>()
    everywhere.set(isLanguage, touched)
    // oxlint-disable-next-line no-await-in-loop -- once, at the start
    await withRendering({ send, touched, settings: { ...defaults, isLanguage } }, loadOwnTexts)
  }

  return async (path: string, { send, signal, timeZone, languages, change, onLeft }: Reader) => {
    const queries = renderingQueries()
    const touched = new Set<string>()
    const at = Date.now()
    const [saved, { workspace = builtBrand }] = await withRendering({ send, touched, settings: defaults }, () =>
      Promise.all([queries.fetchQuery(settingsQuery), queries.fetchQuery(sessionQuery)]),
    )
    const settings = settingsFrom(saved?.value)
    return withRendering({ send, touched, settings, timeZone, languages, at }, async () => {
      const language = settings.isLanguage
      const screen = await findScreen(path, language)
      if (!screen) return undefined
      const { html, css } = await renderRouter(screen, queries, { signal, onLeft })
      const page = composePage({
        template: withLook(template, settings, workspace),
        base,
        path,
        title: screen.title(workspace.name),
        html,
        css,
        script,
        ...chunksIn(language).of([
          ...(everywhere.get(language) ?? []),
          ...inLanguage(touched, language),
          ...screen.textFiles,
          takesData,
        ]),
      })
      const taken = { settings, renderedAt: at, timeZone: zoneInForce(), languages, change }
      const data = dataBlock({ ...answersOf(queries), ...taken })
      return page.replace('</body>', () => `${data}</body>`)
    })
  }
}
