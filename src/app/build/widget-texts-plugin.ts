import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { moduleTextsReader } from './english-texts-plugin.ts'
import { languageFiles } from './module-titles-plugin.ts'

const prefix = 'virtual:widget-texts'

type Texts = { [key: string]: string | Texts }
const Texts: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => Texts)]))

/**
 * `virtual:widget-texts/en`: the texts that the widgets of each module use, so that the home screen loads one small
 * file. Determined from the source of the widgets and their imports. `virtual:widget-texts`: imports of these files.
 */
export function widgetTexts(): Plugin {
  let folder = ''
  let read: ReturnType<typeof moduleTextsReader>
  return {
    name: 'atrium:widget-texts',
    configResolved(config) {
      folder = path.join(config.root, 'src/modules')
      read = moduleTextsReader(config)
    },
    resolveId: (id) => (`${id}/`.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!`${id}/`.startsWith(`\0${prefix}/`)) return
      const language = id.slice(prefix.length + 2)
      if (language === '') return languageFiles(prefix)
      const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'module.ts')))
      const widgetTexts = names.flatMap((name) => {
        const sources = widgetFiles(path.join(folder, name))
        const { files, texts } = read(name, language)
        for (const file of [...files, ...sources]) this.addWatchFile(file)
        return sources.length > 0 ? [[name, usedTexts(Texts.parse(texts), sources)] as const] : []
      })
      return `export default ${JSON.stringify(Object.fromEntries(widgetTexts))}`
    },
  }
}

/** The files of a module's widgets and their imports within the module. */
function widgetFiles(module: string) {
  const definition = readFileSync(path.join(module, 'module.ts'), 'utf8')
  const entries = [...definition.matchAll(/lazy\(\(\) => import\('([^']+)'\)\)/g)].map(([, file = '']) => file)
  const files = new Set(entries.map((file) => path.join(module, file)))
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g))
      files.add(path.join(path.dirname(file), target))
  }
  return [...files]
}

/** The texts whose key appears as a string in one of the files, or starts with a template's prefix. */
function usedTexts(texts: Texts, files: readonly string[]): Texts {
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const keys = new Set([...code.matchAll(/'([\w.]+)'/g)].map(([, key]) => key))
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  const isUsed = (key: string) =>
    // The board shows widget titles by computed keys.
    /^widgets\.\w+\.title$/.test(key) ||
    keys.has(key) ||
    keys.has(key.replace(/_\w+$/, '')) ||
    beginnings.some((prefix) => key.startsWith(prefix))
  const pick = (from: Texts, parent: string): Texts =>
    Object.fromEntries(
      Object.entries(from).flatMap(([name, value]): [string, string | Texts][] => {
        if (typeof value === 'string') return isUsed(`${parent}${name}`) ? [[name, value]] : []
        const inside = pick(value, `${parent}${name}.`)
        return Object.keys(inside).length > 0 ? [[name, inside]] : []
      }),
    )
  return pick(texts, '')
}
