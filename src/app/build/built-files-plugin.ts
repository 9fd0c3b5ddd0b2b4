import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:built-files'

/**
 * `virtual:built-files`: the files that the service worker precaches, and the screens with a prerendered page. Reads
 * the output folder of a build that lacks only the worker.
 */
export function builtFiles(): Plugin {
  let folder = ''
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const hash = (file: string) => createHash('sha256').update(read(file)).digest('hex').slice(0, 16)
  return {
    name: 'atrium:built-files',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    resolveId: (requestedId) => (requestedId === id ? `\0${id}` : undefined),
    load(requestedId) {
      if (requestedId !== `\0${id}`) return
      const pages = globSync('**/index.html', { cwd: folder }).map((file) => file.split(path.sep).join('/'))
      const screens = pages
        .filter((page) => page !== 'index.html' && read(page).includes('id="root"'))
        .map((page) => path.posix.dirname(page))
      // Files named by the start page, and those of the demo's server.
      const assets = read('index.html').match(/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
      const workerFiles = globSync('assets/{worker-*.js,*.wasm}', { cwd: folder })
      const publicFiles = globSync('{fallback.html,site.json,favicon.svg,pictures/logo*.svg,pictures/empty/*.svg}', {
        cwd: folder,
      })
      const first = [
        ...[...new Set([...assets, ...workerFiles])].map((url) => ({ url, revision: null })),
        ...publicFiles.map((url) => ({ url, revision: hash(url) })),
      ]
      return `export default ${JSON.stringify({ first, screens: screens.toSorted() })}`
    },
  }
}
