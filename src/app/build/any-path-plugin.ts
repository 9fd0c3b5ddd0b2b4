import type { Plugin } from 'vite'

const fromRoot = 'return "/"+dep'
// The pathname, as the helper compares it with the links of the page.
const fromChunk = 'return new URL("../"+dep, import.meta.url).pathname'

/**
 * Lets a build for `/` run below any path: scripts and stylesheets find other files from their own folder, `assets/`. A
 * server adds its path to pages only (`src/server/requests/public-path.ts`).
 */
export function anyPath(): Plugin {
  let isForRoot = false
  return {
    name: 'atrium:any-path',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      isForRoot = config.base === '/'
    },
    transform(code, id) {
      if (!isForRoot || !id.includes('vite/preload-helper')) return
      if (!code.includes(fromRoot))
        throw new Error('Vite’s helper that loads chunks has changed: adapt any-path-plugin.ts')
      return { code: code.replace(fromRoot, fromChunk), map: null }
    },
    generateBundle(_, bundle) {
      if (!isForRoot) return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string') continue
        file.source = file.source.replaceAll(/url\((["']?)\/assets\//g, 'url($1')
      }
    },
  }
}
