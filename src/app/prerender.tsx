import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedLanguage } from '#platform/i18n/languages.ts'
import { base } from '#platform/web/navigation/base.ts'
import { lookScript } from '#platform/web/settings/look-script.ts'
import { siteLookScript } from '#platform/web/settings/site-look.ts'
import { transport } from '#platform/web/api/transport.ts'
import { listMenuEntries } from './layout/menu-entries.ts'
import { modules, signIn } from './routing/modules.ts'
import { fillBrand, placeholderBrand } from './prerender/brand-places.ts'
import { makeRelocatable } from './prerender/make-relocatable.ts'
import { readChunks } from './prerender/chunks.ts'
import { withContentPolicy } from './prerender/content-policy.ts'
import { compress } from './prerender/compress.ts'
import { composePage, inlineScriptHashes } from './prerender/compose-page.ts'
import { earlyClickScript } from './prerender/early-clicks.ts'
import { earlyKeyScript } from './prerender/early-keys.ts'
import { earlySubmitScript } from './prerender/early-submits.ts'
import { renderBuiltMark, renderScreen, renderWaiting } from './prerender/render-screen.tsx'
import { write } from './prerender/write.ts'
import { writeManifests } from './prerender/write-manifests.ts'
import { notFoundPath, start } from './routing/routes.tsx'
import { loadOwnTexts } from './routing/text-files.ts'

// Run by scripts/build.mjs after the client build: writes an HTML file for each path without parameters.
const isDemo = import.meta.env.MODE === 'demo'
const folder = isDemo ? 'dist/demo' : 'dist/client'
const built = readFileSync(join(folder, 'index.html'), 'utf8')
// With a relative base Vite reports `/` except in browser code; the page shows the actual base.
const isRelocatable = built.includes('src="./')
// Kept as a template, since the start page overwrites index.html.
write(folder, '.vite/template.txt', built)
// Server-rendered pages use the same script, whose hash is in the Content Security Policy.
const script = `${lookScript()};${earlySubmitScript()};${earlyClickScript()};${earlyKeyScript()}`
write(folder, '.vite/head-script.txt', script)
const chunks = readChunks(folder, `words-${prerenderedLanguage}`)
// The demo's worker takes longest to start: before the application.
const template = isDemo
  ? built.replace(
      '<script type="module"',
      (tag) =>
        `<script type="module" async crossorigin src="${base}${chunks.fileOf('src/app/demo/start-worker.ts')}"></script>\n    ${tag}`,
    )
  : built

// Pages are the same for all users, so prerendering must not use the API.
transport.send = () => Promise.reject(new Error('Pages are prerendered without data'))

const importedFiles = new Set<string>()
Object.assign(globalThis, { touchedFiles: importedFiles })
await loadOwnTexts()
const sharedFiles = [...importedFiles]

const paths = [
  ...new Set([start, ...modules.flatMap(({ routes }) => routes.map(({ path }) => path)), notFoundPath]),
].filter((path) => !path.includes(':') && !path.includes('*'))
const roots = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter(Boolean)
const hashes = new Set<string>()
const brandPlaces: Record<string, ReturnType<typeof fillBrand>['places']> = {}
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
    app: placeholderBrand.name,
    script,
    ...chunks.of([...sharedFiles, ...files]),
  })
  inlineScriptHashes(html).forEach((hash) => hashes.add(hash))
  const finalHtml = isRelocatable
    ? makeRelocatable(html, path && file.replace(/^\/|\/?index\.html$/g, ''), roots)
    : html
  const { html: branded, places } = fillBrand(finalHtml, mark)
  brandPlaces[file] = places
  write(
    folder,
    file,
    isDemo ? withContentPolicy(branded, [...inlineScriptHashes(branded), ...documentScripts]) : branded,
  )
}

const mark = await renderBuiltMark()
const waiting = await renderWaiting()
page('fallback.html', undefined, waiting, [])
// Static hosts serve 404.html for missing files; the router then renders the screen or an error.
if (isDemo) page('404.html', undefined, waiting, [])

// Files that the menu's screens need besides the common ones, for src/app/navigation/prefetch-menu.ts.
const menuQueries = new Map(listMenuEntries(modules).map(({ id, to }) => [to, `src/modules/${id}/first-queries.ts`]))
const sharedChunks = new Set(Object.values(chunks.of(sharedFiles)).flat())
const filesByPath: Record<string, string[]> = {}
const navigationFile = 'src/app/navigation/start-navigation.ts'

for (const path of paths) {
  importedFiles.clear()
  const rendered = await renderScreen(path)
  const firstQueries = menuQueries.get(path)
  if (firstQueries) {
    const { scripts, styles } = chunks.of([...importedFiles, firstQueries, navigationFile])
    filesByPath[path] = [...scripts, ...styles].filter((file) => !sharedChunks.has(file))
  }
  const files = [...importedFiles, ...rendered.textFiles]
  page(join(path.slice(1), 'index.html'), path, rendered, files)
  if (path === start) page('index.html', path, rendered, files)
}

// Without a session, the server redirects these paths to sign-in; screens outside the layout are public.
const guardedRoutes = modules.flatMap(({ routes }) => routes.filter(({ layout = 'main' }) => layout === 'main'))
const screens = [start, ...modules.flatMap(({ routes }) => routes.map(({ path }) => path)), notFoundPath]
write(
  folder,
  'page-paths.json',
  JSON.stringify({ signIn: signIn?.path ?? null, guarded: guardedRoutes.map(({ path }) => path), screens, start }),
)
write(folder, 'screens.json', JSON.stringify(filesByPath))
await writeManifests(folder)
write(folder, 'csp.json', JSON.stringify([...hashes]))
write(folder, '.vite/brand.json', JSON.stringify(brandPlaces))
if (isDemo) {
  const { writeDocuments } = await import('./prerender/write-documents.ts')
  await writeDocuments({ folder, base: isRelocatable ? undefined : base, now: new Date() })
}
if (!isDemo && !process.argv.includes('--uncompressed')) await compress(folder)
