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
 * `virtual:widget-texts/en`: of each module the texts that its widgets use, so that the home screen loads one small file
 * instead of every module's texts. What is used is read from the widgets' own files and what they import.
 * `virtual:widget-texts`: what loads these files.
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
      const found = names.flatMap((name) => {
        const sources = widgetFiles(path.join(folder, name))
        const { files, texts } = read(name, language)
        for (const file of [...files, ...sources]) this.addWatchFile(file)
        return sources.length > 0 ? [[name, usedTexts(Texts.parse(texts), sources)] as const] : []
      })
      return `export default ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}

/** The files of a module's widgets, with all that they import of the module. */
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

/** The texts whose key stands in one of the files as a string, or begins with what a template begins with. */
function usedTexts(texts: Texts, files: readonly string[]): Texts {
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const keys = new Set([...code.matchAll(/'([\w.]+)'/g)].map(([, key]) => key))
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  const isUsed = (key: string) =>
    // What a card is called is said by the board, too, which knows no key.
    /^widgets\.\w+\.title$/.test(key) ||
    keys.has(key) ||
    keys.has(key.replace(/_\w+$/, '')) ||
    beginnings.some((one) => key.startsWith(one))
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
