import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { mapsFolder } from '#scripts/lib/coverage/covered-sources.mjs'

/** Moves source maps to a separate folder, so that the output equals a build without them. */
export function separateSourceMaps(mode: string): Plugin {
  const folder = mapsFolder(mode === 'demo' ? 'demo' : 'client')
  return {
    name: 'atrium:separate-source-maps',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue
          const outputPath = path.join(folder, name)
          mkdirSync(path.dirname(outputPath), { recursive: true })
          writeFileSync(outputPath, file.source)
          delete bundle[name]
        }
      },
    },
  }
}
