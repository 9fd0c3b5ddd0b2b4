import path from 'node:path'
import type { Plugin } from 'vite'

const renderFolder = path.join(import.meta.dirname, '../server-render')
const react = '\0server-render-react'
const texts = path.join(renderFolder, 'tracked-texts.ts')
const replaced = new Map([
  ['@tanstack/react-query', path.join(renderFolder, 'queries.ts')],
  ['react', react],
  ['#platform/i18n/texts.ts', texts],
])

/**
 * Replaces modules in the build for server-rendered pages: components wait for their data and record the files they
 * load, and dates use the reader's time zone.
 */
export function serverRender(): Plugin {
  return {
    name: 'atrium:server-render',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          transform: {
            inject: {
              Date: [path.join(renderFolder, 'zone/zoned-date.ts'), 'ZonedDate'],
              'Intl.DateTimeFormat': [path.join(renderFolder, 'zone/zoned-format.ts'), 'ZonedDateTimeFormat'],
            },
          },
        },
      },
    }),
    resolveId(id, importer = '') {
      const isOwnSource = !importer.includes('node_modules') && !importer.startsWith(renderFolder) && importer !== react
      if (id === './texts.ts' && importer.endsWith('/platform/i18n/use-texts.ts')) return texts
      return isOwnSource ? replaced.get(id) : undefined
    },
    load: (id) =>
      id === react
        ? `export * from 'react'; export { lazy } from ${JSON.stringify(path.join(renderFolder, 'tracked-lazy.ts'))}`
        : undefined,
  }
}
