import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'

const prefix = 'virtual:module-titles/'
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

/**
 * `virtual:module-titles/en`: the menu's labels in one small object, so that the menu need not load every module's
 * texts. `virtual:module-titles/guarded`: the modules that have a contract, which a rule can close.
 * `virtual:topic-titles/en`: what the records of every contract are called: a module's `titles`, and its `title` for the
 * contract that has its name; and under `invoices/send` what its own actions are called. `virtual:notice-texts/en`: what all modules tell people of. `virtual:found-titles/en`: what
 * the palette finds besides the menu: the names of the other screens, as `module.ts` names them, and of a module's
 * actions.
 */
export function moduleTitles(): Plugin {
  let folder = ''
  const names = () =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const file = (name: string, language: string) => path.join(folder, name, 'locales', `${language}.json`)
  const texts = (name: string, language: string): unknown =>
    existsSync(file(name, language)) ? JSON.parse(readFileSync(file(name, language), 'utf8')) : {}
  const named = (name: string, language: string) =>
    Named.safeParse(texts(name, language)).data ?? { title: name, menu: {}, titles: {}, actionNames: {}, notices: {} }

  const menuTitles = (name: string, language: string): Entries => {
    const { title, menu } = named(name, language)
    return [[name, title], ...Object.entries(menu).map(([key, label]): Entries[number] => [`${name}/${key}`, label])]
  }
  const topicTitles = (name: string, language: string): Entries => {
    const { title, titles, actionNames } = named(name, language)
    const actions = Object.entries(actionNames).flatMap(([topic, names]) =>
      Object.entries(names).map(([action, label]): Entries[number] => [`${topic}/${action}`, label]),
    )
    return [...Object.entries({ [name]: title, ...titles }), ...actions]
  }
  const noticeTexts = (name: string, language: string): Entries =>
    Object.entries(named(name, language).notices).filter(([topic]) => topic === name || topic.startsWith(`${name}-`))
  const foundTitles = (name: string, language: string): Entries => {
    const sources = ['module.ts', 'actions.ts'].map((source) => path.join(folder, name, source)).filter(existsSync)
    const code = sources.map((source) => readFileSync(source, 'utf8')).join('\n')
    const keys = new Set([...code.matchAll(/\b(?:title|label|keywords): '([\w.]+)'/g)].map(([, key = '']) => key))
    return [...keys].flatMap((key) => {
      const found = key.split('.').reduce((part, step) => Tree.safeParse(part).data?.[step], texts(name, language))
      return typeof found === 'string' ? [[`${name}/${key.replaceAll('.', '/')}`, found]] : []
    })
  }
  const collections = {
    [prefix]: menuTitles,
    'virtual:topic-titles/': topicTitles,
    'virtual:notice-texts/': noticeTexts,
    'virtual:found-titles/': foundTitles,
  }

  return {
    name: 'atrium:module-titles',
    configResolved(config) {
      folder = path.join(config.root, 'src/modules')
    },
    resolveId: (id) => (Object.keys(collections).some((one) => id.startsWith(one)) ? `\0${id}` : undefined),
    load(id) {
      const [start, entriesOf] = Object.entries(collections).find(([one]) => id.startsWith(`\0${one}`)) ?? []
      if (start === undefined || !entriesOf) return
      const wanted = id.slice(start.length + 1)
      if (wanted === 'guarded') {
        return `export default ${JSON.stringify(names().filter((name) => existsSync(path.join(folder, name, 'contract.ts'))))}`
      }
      for (const name of names()) if (existsSync(file(name, wanted))) this.addWatchFile(file(name, wanted))
      const entries = names().flatMap((name) => entriesOf(name, wanted))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
