import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtBrand, type Workspace } from '#platform/contracts/workspace.ts'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { iconPath } from '#platform/web/session/tab-icon.ts'
import { base } from '#platform/web/navigation/base.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { defaults, durable, type Settings, settingsFrom } from '#platform/web/settings/settings-schema.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { readChunks } from './prerender/chunks.ts'
import { composePage } from './prerender/compose-page.ts'
import { findScreen, renderRouter, renderingQueries } from './prerender/render-screen.tsx'
import { withRendering } from './server-render/current-rendering.ts'
import { makeFieldsReadOnly } from './server-render/read-only-fields.ts'
import { collectQueryData, dataBlock } from './server-render/page-data.ts'
import { readPaths } from './server-render/read-paths.ts'
import { activeZone } from './server-render/zone/offsets.ts'
import { loadOwnTexts } from './routing/text-files.ts'
import { settingsQuery } from './session-effects.ts'

export { isZone } from './server-render/zone/offsets.ts'

/** The user that a page is for, and access to their data. */
interface PageRequest {
  send: Send
  signal: AbortSignal
  timeZone: string | undefined
  languages: readonly string[]
  change: number
  /** Called for each part left to the browser. */
  onSkip: (error: unknown) => void
}

/**
 * Sets language and direction on the html element, the rest of the look for the script in the head, and an uploaded
 * logo as the icon of the tab.
 */
const withAppearance = (template: string, settings: Settings, { brand, font, logo }: Workspace) =>
  template
    .replace(/\bfavicon\.svg\b/, () => iconPath(logo))
    .replace(/\blang="[^"]*"/, `lang="${languages[settings.isLanguage].tag}"`)
    .replace(
      /\bdir="\w+"/,
      () =>
        `dir="${settings.activeDir}" data-look="${escapeHtml(JSON.stringify(durable(settings)))}" data-workspace="${escapeHtml(JSON.stringify({ brand, font }))}"`,
    )

const getLanguage = (file: string) =>
  /\/locales\/([\w-]+)\.json$|^src\/languages\/([\w-]+)\/|^virtual:[\w-]+\/([\w-]+)$/.exec(file)?.slice(1).find(Boolean)

/** Excludes texts of other languages, in which a shared part was first loaded. */
const inLanguage = (files: Iterable<string>, language: Language) =>
  [...files].filter((file) => (getLanguage(file) ?? language) === language)

function chunksByLanguage(folder: string) {
  const cache = new Map<Language, ReturnType<typeof readChunks>>()
  return (language: Language) => {
    const chunks = cache.get(language) ?? readChunks(folder, `words-${language}`)
    cache.set(language, chunks)
    return chunks
  }
}

/**
 * Reads the build's files, and returns a function that renders the page at a path with its data. `send` performs
 * requests as the user. Undefined if the path redirects; rejects if the user may not see the page.
 */
export async function pageRenderer(folder: string) {
  const template = readFileSync(join(folder, '.vite/template.txt'), 'utf8')
  const script = readFileSync(join(folder, '.vite/head-script.txt'), 'utf8')
  const sharedFiles = new Map<Language, Set<string>>()
  const chunksIn = chunksByLanguage(folder)
  const send = () => Promise.reject(new Error('No data yet'))
  for (const isLanguage of offeredLanguages) {
    const importedFiles = new Set<string>()
    sharedFiles.set(isLanguage, importedFiles)
    // oxlint-disable-next-line no-await-in-loop -- once, at startup
    await withRendering({ send, importedFiles, settings: { ...defaults, isLanguage } }, loadOwnTexts)
  }

  return async (path: string, { send: sendAsUser, signal, timeZone, languages, change, onSkip }: PageRequest) => {
    const queries = renderingQueries()
    const reads = readPaths(sendAsUser)
    const { send } = reads
    const importedFiles = new Set<string>()
    const at = Date.now()
    const [saved, { user, workspace = builtBrand }] = await withRendering(
      { send, importedFiles, settings: defaults },
      () => Promise.all([queries.fetchQuery(settingsQuery), queries.fetchQuery(sessionQuery)]),
    )
    const settings = settingsFrom(saved?.value)
    return withRendering({ send, importedFiles, settings, timeZone, languages, at }, async () => {
      const language = settings.isLanguage
      const screen = await findScreen(path, language)
      if (!screen) return undefined
      const { html, css } = await renderRouter(screen, queries, { signal, onSkip })
      const page = composePage({
        template: withAppearance(template, settings, workspace),
        base,
        path,
        title: screen.title(workspace.name),
        app: workspace.name,
        html: makeFieldsReadOnly(html),
        css,
        script,
        ...chunksIn(language).of([
          ...(sharedFiles.get(language) ?? []),
          ...inLanguage(importedFiles, language),
          ...screen.textFiles,
        ]),
      })
      const renderInfo = { userId: user.id, settings, renderedAt: at, timeZone: activeZone(), languages, change }
      const data = dataBlock({ ...collectQueryData(queries, reads), ...renderInfo })
      return page.replace('</body>', () => `${data}</body>`)
    })
  }
}
