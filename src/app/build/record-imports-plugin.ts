import type { Plugin } from 'vite'
import { replaceDynamicImports } from './replace-dynamic-imports.ts'

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
    transform(code, id) {
      return replaceDynamicImports(
        this,
        { code, id, root },
        (match, file) => `(globalThis.touchedFiles?.add(${JSON.stringify(file)}), ${match})`,
      )
    },
  }
}
