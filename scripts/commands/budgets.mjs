// npm run verify -- budgets: the bytes and script files that a browser must load before each page works, counted in the
// built pages.
import '../lib/build/node-version.mjs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'

const FIRST_KB = 180
const MORE_KB = 121
// Each file costs a round trip where few load at once, and compresses by itself.
const FIRST_FILES = 15
const MORE_FILES = 25
// All public pages load one script before they are interactive.
const SITE = 'src/app/site/site.ts'
const SITE_KB = 15
const folder = path.join(root, 'dist/client')
// Without a dashboard, the page without any module's content stands for the start of every visit.
const FIRST = ['/dashboards/modern', '/auth/404'].find((page) => existsSync(path.join(folder, page, 'index.html')))

const files = readdirSync(folder, { recursive: true }).map((file) => file.split(path.sep).join('/'))
const sizes = new Map()
const problems = []

const pages = files.filter((file) => file.endsWith('.html')).map((file) => [address(file), listScripts(file)])
const first = new Set(pages.find(([page]) => page === FIRST)?.[1])
if (!first.size) problems.push('The first page is not among the built ones, or has no script.')

for (const [page, scripts] of pages.sort(([a], [b]) => a.localeCompare(b))) {
  const extra = [...scripts].filter((script) => !first.has(script))
  const [what, limit] = page === FIRST ? [kilobytes(scripts), FIRST_KB] : [kilobytes(extra), MORE_KB]
  say(
    `${page.padEnd(32)} ${kilobytes(scripts).toFixed(1).padStart(7)} kB in ${scripts.size} files${page === FIRST ? '' : `, ${what.toFixed(1)} kB in ${extra.length} more than the first page`}`,
  )
  if (what > limit) problems.push(`${page}: ${what.toFixed(1)} kB where ${limit} are allowed.`)
  const [count, most] = page === FIRST ? [scripts.size, FIRST_FILES] : [extra.length, MORE_FILES]
  if (count > most) problems.push(`${page}: ${count} script files where ${most} are allowed.`)
}

const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
// Screens of a single record have no page: all screens are measured by their chunks.
const screens = Object.entries(manifest).filter(
  ([source, { isDynamicEntry }]) => isDynamicEntry && source.endsWith('-screen.tsx'),
)
if (!screens.length) problems.push('No screen is named in the manifest.')
for (const [source, { file }] of screens) {
  const extra = [...withImports([file])].filter((script) => !first.has(script))
  const more = kilobytes(extra)
  if (more > MORE_KB) problems.push(`${source}: ${more.toFixed(1)} kB more where ${MORE_KB} are allowed.`)
  if (extra.length > MORE_FILES)
    problems.push(`${source}: ${extra.length} more script files where ${MORE_FILES} are allowed.`)
}
say(`${screens.length} screens measured`)
const site = kilobytes(withImports([manifest[SITE].file]))
say(`${'public pages'.padEnd(32)} ${site.toFixed(1).padStart(7)} kB`)
if (site > SITE_KB) problems.push(`public pages: ${site.toFixed(1)} kB where ${SITE_KB} are allowed.`)

// Server and database of the demo are not part of the application.
for (const file of files) {
  if (
    file.endsWith('.wasm') ||
    (file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes('sqlite3'))
  ) {
    problems.push(`${file}: code of the demo is in the application's build.`)
  }
}

for (const problem of problems) say(`✗ ${problem}`)
process.exitCode = problems.length ? 1 : 0

function address(file) {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}

function listScripts(page) {
  const html = readFileSync(path.join(folder, page), 'utf8')
  const files = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"[^>]*>/g)].map(([, file]) => file)
  return withImports(files.map((file) => file.replace(/^\//, '')))
}

function withImports(files) {
  const includedFiles = new Set()
  const queue = [...files]
  for (const file of queue) {
    if (includedFiles.has(file) || !existsSync(path.join(folder, file))) continue
    includedFiles.add(file)
    queue.push(...listImports(file))
  }
  return includedFiles
}

/** The static imports of a chunk; dynamic imports are not counted. */
function listImports(file) {
  const code = readFileSync(path.join(folder, file), 'utf8')
  const imports = code.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)
  return [...imports].map(([, target]) => path.posix.join(path.posix.dirname(file), target))
}

function kilobytes(scripts) {
  let bytes = 0
  for (const script of scripts) {
    if (!sizes.has(script)) sizes.set(script, brotliCompressSync(readFileSync(path.join(folder, script))).length)
    bytes += sizes.get(script)
  }
  return bytes / 1000
}
