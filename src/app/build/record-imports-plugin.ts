import path from 'node:path'
import type { Plugin } from 'vite'

/** The dynamic import of a file by a literal. */
export const dynamicImport = /\bimport\(\s*(["'])((?:\.{1,2}\/|virtual:)[^"']+)\1\s*\)/g

/**
 * Records dynamic imports during prerendering, so that each page can preload its chunks instead of discovering them one
 * after another.
 */
export function recordImports(): Plugin {
  let root = ''
  return {
    name: 'atrium:touched',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import(')) return
      let changed = code
      for (const [match, , target = ''] of code.matchAll(dynamicImport)) {
        const found = await this.resolve(target, id)
        if (!found) continue
        // As in the manifest of the build.
        const file = target.startsWith('virtual:') ? target : path.relative(root, found.id).split(path.sep).join('/')
        changed = changed.replaceAll(match, `(globalThis.touchedFiles?.add(${JSON.stringify(file)}), ${match})`)
      }
      return changed === code ? undefined : { code: changed, map: null }
    },
  }
}
