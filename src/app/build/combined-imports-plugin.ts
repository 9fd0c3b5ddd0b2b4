import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { languageCodes } from '#platform/i18n/languages.ts'
import { firstCards } from '#platform/web/navigation/first-cards.ts'
import { replaceDynamicImports } from './replace-dynamic-imports.ts'

const prefix = 'virtual:combined/'

/** The module with the cards that the dashboard shows first. */
export const firstCardsModule = `\0${prefix}first-cards`

/** In the build's folder; read by `prerender/chunks.ts`. */
const fileName = '.vite/combined-imports.json'

/** The widgets in the default order of the dashboard. */
function widgetFiles(root: string) {
  const widgets = globSync('src/modules/*/module.ts', { cwd: root }).flatMap((module) =>
    [
      ...readFileSync(path.join(root, module), 'utf8').matchAll(
        /\{[^{}]*\blazy\(\(\) => import\('([^']+)'\)\)[^{}]*\}/g,
      ),
    ].map(([definition, file = '']) => ({
      order: Number(/\border: (\d+)/.exec(definition)?.[1] ?? 100),
      file: path.posix.join(path.posix.dirname(module.replaceAll(path.sep, '/')), file),
    })),
  )
  return widgets.toSorted((a, b) => a.order - b.order || a.file.localeCompare(b.file)).map(({ file }) => file)
}

/** The texts that each page needs in a language. */
const textFiles = (root: string, code: string) => [
  ...[
    `src/platform/i18n/locales/${code}.json`,
    `src/app/locales/${code}.json`,
    `src/languages/${code}/platform.json`,
    `src/languages/${code}/shell.json`,
  ].filter((file) => existsSync(path.join(root, file))),
  `virtual:module-titles/${code}`,
]

/**
 * Makes one file of dynamic imports that travel together, of which Rolldown keeps one each
 * (https://github.com/rolldown/rolldown/issues/9729): the texts of every page, the widgets that the dashboard shows
 * first, and the others. Only their default exports are used.
 */
export function combinedImports(): Plugin {
  let root = ''
  let groups = new Map<string, readonly string[]>()
  /** The group of each file and the name of its export. */
  let exportsOfFiles = new Map<string, { group: string; name: string }>()
  return {
    name: 'atrium:combined-imports',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      const widgets = widgetFiles(root)
      groups = new Map([
        ...languageCodes.map((code) => [`words-${code}`, textFiles(root, code)] as const),
        ['first-cards', widgets.slice(0, firstCards)],
        ['more-cards', widgets.slice(firstCards)],
      ])
      exportsOfFiles = new Map(
        [...groups].flatMap(([group, files]) => files.map((file, at) => [file, { group, name: `part${at}` }] as const)),
      )
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const files = groups.get(id.slice(prefix.length + 1)) ?? []
      return files
        .map((file, at) => {
          const source = file.startsWith('virtual:') ? file : path.join(root, file)
          return `export { default as part${at} } from ${JSON.stringify(source)}`
        })
        .join('\n')
    },
    transform(code, id) {
      return replaceDynamicImports(this, { code, id, root }, (_, file) => {
        const combinedExport = exportsOfFiles.get(file)
        if (!combinedExport) return undefined
        const { group, name } = combinedExport
        return `import(${JSON.stringify(prefix + group)}).then((all) => ({ default: all.${name} }))`
      })
    },
    generateBundle() {
      const names = [...exportsOfFiles].map(([file, { group }]) => [file, prefix + group])
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(names)) })
    },
  }
}
