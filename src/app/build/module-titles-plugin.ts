import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { languageCodes } from '#platform/i18n/languages.ts'
import { moduleTextsReader } from './english-texts-plugin.ts'

const Titles = z.record(z.string(), z.string())
const Tree = z.record(z.string(), z.unknown())
const Named = z.object({
  title: z.string(),
  menu: Titles.default({}),
  titles: Titles.default({}),
  actionNames: z.record(z.string(), Titles).default({}),
  notices: z.record(z.string(), z.json()).default({}),
})

type Entries = [string, unknown][]

/** Code of a module that maps language files to dynamic imports. */
export const languageFiles = (start: string) =>
  `export default { ${languageCodes.map((code) => `'${code}.json': () => import('${start}/${code}')`).join(', ')} }`

/**
 * Texts collected from all modules, so that the browser need not load every module's texts. `virtual:module-titles/en`:
 * labels of the menu. `virtual:module-titles/guarded`: modules with a contract, which rules can restrict.
 * `virtual:topic-titles/en`: names of each contract's records (a module's `titles`, and its `title` for the contract of
 * the same name), and names of custom actions under keys such as `invoices/send`. `virtual:notice-texts/en`: texts of
 * all notices. `virtual:found-titles/en`: names of other screens and actions in the palette. Without a language:
 * imports of all language files.
 */
export function moduleTitles(): Plugin {
  let folder = ''
  const names = () =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  let read: ReturnType<typeof moduleTextsReader>
  const texts = (name: string, language: string) => read(name, language).texts
  const labels = (name: string, language: string) =>
    Named.safeParse(texts(name, language)).data ?? { title: name, menu: {}, titles: {}, actionNames: {}, notices: {} }

  const menuTitles = (name: string, language: string): Entries => {
    const { title, menu } = labels(name, language)
    return [[name, title], ...Object.entries(menu).map(([key, label]): Entries[number] => [`${name}/${key}`, label])]
  }
  const topicTitles = (name: string, language: string): Entries => {
    const { title, titles, actionNames } = labels(name, language)
    const actions = Object.entries(actionNames).flatMap(([topic, names]) =>
      Object.entries(names).map(([action, label]): Entries[number] => [`${topic}/${action}`, label]),
    )
    return [...Object.entries({ [name]: title, ...titles }), ...actions]
  }
  const noticeTexts = (name: string, language: string): Entries =>
    Object.entries(labels(name, language).notices).filter(([topic]) => topic === name || topic.startsWith(`${name}-`))
  const foundTitles = (name: string, language: string): Entries => {
    const sources = ['module.ts', 'actions.ts'].map((source) => path.join(folder, name, source)).filter(existsSync)
    const code = sources.map((source) => readFileSync(source, 'utf8')).join('\n')
    const keys = new Set([...code.matchAll(/\b(?:title|label|keywords): '([\w.]+)'/g)].map(([, key = '']) => key))
    return [...keys].flatMap((key) => {
      const title = key.split('.').reduce((part, step) => Tree.safeParse(part).data?.[step], texts(name, language))
      return typeof title === 'string' ? [[`${name}/${key.replaceAll('.', '/')}`, title]] : []
    })
  }
  const collections = {
    'virtual:module-titles': menuTitles,
    'virtual:topic-titles': topicTitles,
    'virtual:notice-texts': noticeTexts,
    'virtual:found-titles': foundTitles,
  }

  return {
    name: 'atrium:module-titles',
    configResolved(config) {
      folder = path.join(config.root, 'src/modules')
      read = moduleTextsReader(config)
    },
    resolveId: (id) => (Object.hasOwn(collections, id.replace(/\/.*$/, '')) ? `\0${id}` : undefined),
    load(id) {
      const [start, entriesOf] =
        Object.entries(collections).find(([prefix]) => `${id}/`.startsWith(`\0${prefix}/`)) ?? []
      if (start === undefined || !entriesOf) return
      const moduleId = id.slice(start.length + 2)
      if (moduleId === '') return languageFiles(start)
      if (moduleId === 'guarded') {
        return `export default ${JSON.stringify(names().filter((name) => existsSync(path.join(folder, name, 'contract.ts'))))}`
      }
      for (const file of names().flatMap((name) => read(name, moduleId).files)) this.addWatchFile(file)
      const entries = names().flatMap((name) => entriesOf(name, moduleId))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
