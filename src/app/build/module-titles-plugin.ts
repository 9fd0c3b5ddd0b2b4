import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'

const prefix = 'virtual:module-titles/'
const topicPrefix = 'virtual:topic-titles/'
const Titles = z.record(z.string(), z.string())
const Named = z.object({ title: z.string(), menu: Titles.default({}), titles: Titles.default({}) })

/**
 * `virtual:module-titles/en`: the menu's labels in one small object, so that the menu need not load every module's
 * texts. `virtual:module-titles/guarded`: the modules that have a contract, which a rule can close.
 * `virtual:topic-titles/en`: what the records of every contract are called: a module's `titles`, and its `title` for the
 * contract that has its name.
 */
export function moduleTitles(): Plugin {
  let folder = ''
  const names = () =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const file = (name: string, language: string) => path.join(folder, name, 'locales', `${language}.json`)
  const named = (name: string, language: string) => {
    const place = file(name, language)
    const texts = existsSync(place) ? Named.safeParse(JSON.parse(readFileSync(place, 'utf8'))) : undefined
    return texts?.data ?? { title: name, menu: {}, titles: {} }
  }
  const titles = (name: string, language: string) => {
    const { title, menu } = named(name, language)
    return [[name, title], ...Object.entries(menu).map(([key, label]) => [`${name}/${key}`, label])]
  }
  const topicTitles = (name: string, language: string) => {
    const { title, titles: others } = named(name, language)
    return Object.entries({ [name]: title, ...others })
  }

  return {
    name: 'atrium:module-titles',
    configResolved(config) {
      folder = path.join(config.root, 'src/modules')
    },
    resolveId: (id) => (id.startsWith(prefix) || id.startsWith(topicPrefix) ? `\0${id}` : undefined),
    load(id) {
      const isTopics = id.startsWith(`\0${topicPrefix}`)
      if (!isTopics && !id.startsWith(`\0${prefix}`)) return
      const wanted = id.slice((isTopics ? topicPrefix : prefix).length + 1)
      if (wanted === 'guarded') {
        return `export default ${JSON.stringify(names().filter((name) => existsSync(path.join(folder, name, 'contract.ts'))))}`
      }
      for (const name of names()) if (existsSync(file(name, wanted))) this.addWatchFile(file(name, wanted))
      const entries = names().flatMap((name) => (isTopics ? topicTitles : titles)(name, wanted))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
