import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'

const prefix = 'virtual:widget-texts/'

type Texts = { [key: string]: string | Texts }
const Texts: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => Texts)]))

/**
 * `virtual:widget-texts/en`: of each module the texts that its widgets use, so that the home screen loads one small file
 * instead of every module's texts. What is used is read from the widgets' own files and what they import.
 */
export function widgetTexts(): Plugin {
  let folder = ''
  return {
    name: 'atrium:widget-texts',
    configResolved(config) {
      folder = path.join(config.root, 'src/modules')
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const language = id.slice(prefix.length + 1)
      const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'module.ts')))
      const found = names.flatMap((name) => {
        const sources = widgetFiles(path.join(folder, name))
        const locale = path.join(folder, name, 'locales', `${language}.json`)
        for (const file of [locale, ...sources]) this.addWatchFile(file)
        const texts = Texts.parse(JSON.parse(readFileSync(locale, 'utf8')))
        return sources.length > 0 ? [[name, usedTexts(texts, sources)] as const] : []
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
