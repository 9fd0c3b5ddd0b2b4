import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedLanguage } from '#platform/i18n/languages.ts'
import { base } from '#platform/web/navigation/base.ts'
import { lookScript } from '#platform/web/settings/look-script.ts'
import { siteLookScript } from '#platform/web/settings/site-look.ts'
import { transport } from '#platform/web/api/transport.ts'
import { menuEntriesOf } from './layout/menu-entries.ts'
import { modules, signIn } from './routing/modules.ts'
import { forAnyFolder } from './prerender/any-folder.ts'
import { readChunks } from './prerender/chunks.ts'
import { withContentPolicy } from './prerender/content-policy.ts'
import { compress } from './prerender/compress.ts'
import { composePage, inlineScriptHashes } from './prerender/compose-page.ts'
import { heldSubmitScript } from './prerender/held-submits.ts'
import { renderScreen, renderWaiting } from './prerender/render-screen.tsx'
import { write } from './prerender/write.ts'
import { writeManifests } from './prerender/write-manifests.ts'
import { notFoundPath, start } from './routing/routes.tsx'
import { loadOwnTexts } from './routing/text-files.ts'

// Run by scripts/build.mjs after the client build: writes an HTML file for each path without parameters.
const isDemo = import.meta.env.MODE === 'demo'
const folder = isDemo ? 'dist/demo' : 'dist/client'
const template = readFileSync(join(folder, 'index.html'), 'utf8')
// With a relative base Vite reports `/` except in browser code; the page shows the actual base.
const anyFolder = template.includes('src="./')
// Kept as a template, since the start page overwrites index.html.
write(folder, '.vite/template.txt', template)
// Server-rendered pages use the same script, whose hash is in the Content Security Policy.
const script = `${lookScript()};${heldSubmitScript()}`
write(folder, '.vite/head-script.txt', script)
const chunks = readChunks(folder, `words-${prerenderedLanguage}`)

// Pages are the same for all users, so prerendering must not use the API.
transport.send = () => Promise.reject(new Error('Pages are written without data'))

const touched = new Set<string>()
Object.assign(globalThis, { touchedFiles: touched })
await loadOwnTexts()
const everywhere = [...touched]

const paths = [
  ...new Set([start, ...modules.flatMap(({ routes }) => routes.map(({ path }) => path)), notFoundPath]),
].filter((path) => !path.includes(':') && !path.includes('*'))
const roots = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter(Boolean)
const hashes = new Set<string>()
// A public page can replace the demo's fallback page.
const documentScripts = inlineScriptHashes(`<script>${siteLookScript()}</script>`)

function page(
  file: string,
  path: string | undefined,
  rendered: { html: string; css: string; title: string },
  files: string[],
) {
  const html = composePage({
    ...rendered,
    template,
    base,
    path,
    script,
    ...chunks.of([...everywhere, ...files]),
  })
  inlineScriptHashes(html).forEach((hash) => hashes.add(hash))
  const placed = anyFolder ? forAnyFolder(html, path && file.replace(/^\/|\/?index\.html$/g, ''), roots) : html
  write(folder, file, isDemo ? withContentPolicy(placed, [...inlineScriptHashes(placed), ...documentScripts]) : placed)
}

const waiting = await renderWaiting()
page('fallback.html', undefined, waiting, [])
// Static hosts serve 404.html for missing files; the router then renders the screen or an error.
if (isDemo) page('404.html', undefined, waiting, [])

// Files that the menu's screens need besides the common ones, for src/app/navigation/prefetch-menu.ts.
const ofMenu = new Map(menuEntriesOf(modules).map(({ id, to }) => [to, `src/modules/${id}/first-queries.ts`]))
const always = new Set(Object.values(chunks.of(everywhere)).flat())
const filesOf: Record<string, string[]> = {}
const pointing = 'src/app/navigation/start-navigation.ts'

for (const path of paths) {
  touched.clear()
  const rendered = await renderScreen(path)
  const firstQueries = ofMenu.get(path)
  if (firstQueries) {
    const { scripts, styles } = chunks.of([...touched, firstQueries, pointing])
    filesOf[path] = [...scripts, ...styles].filter((file) => !always.has(file))
  }
  const files = [...touched, ...rendered.textFiles]
  page(join(path.slice(1), 'index.html'), path, rendered, files)
  if (path === start) page('index.html', path, rendered, files)
}

// Paths that the server redirects to sign-in without a session; screens outside the layout are public.
const guarded = modules.flatMap(({ routes }) => routes.filter(({ layout = 'main' }) => layout === 'main'))
const screens = [start, ...modules.flatMap(({ routes }) => routes.map(({ path }) => path)), notFoundPath]
write(
  folder,
  'guarded.json',
  JSON.stringify({ signIn: signIn?.path ?? null, paths: guarded.map(({ path }) => path), screens }),
)
write(folder, 'screens.json', JSON.stringify(filesOf))
await writeManifests(folder)
write(folder, 'csp.json', JSON.stringify([...hashes]))
if (isDemo) {
  const { writeDocuments } = await import('./prerender/write-documents.ts')
  await writeDocuments({ folder, base: anyFolder ? undefined : base, now: new Date() })
}
if (!isDemo && !process.argv.includes('--uncompressed')) await compress(folder)
