import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'

const prefix = 'virtual:module-titles/'
const Named = z.object({ title: z.string(), menu: z.record(z.string(), z.string()).default({}) })

/**
 * `virtual:module-titles/en`: the menu's labels in one small object, so that the menu need not load every module's
 * texts. `virtual:module-titles/guarded`: the modules that have a contract, which a rule can close.
 */
export function moduleTitles(): Plugin {
  let folder = ''
  const names = () =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const file = (name: string, language: string) => path.join(folder, name, 'locales', `${language}.json`)
  const titles = (name: string, language: string) => {
    const place = file(name, language)
    const texts = existsSync(place) ? Named.safeParse(JSON.parse(readFileSync(place, 'utf8'))) : undefined
    const { title = name, menu = {} } = texts?.data ?? {}
    return [[name, title], ...Object.entries(menu).map(([key, label]) => [`${name}/${key}`, label])]
  }

  return {
    name: 'atrium:module-titles',
    configResolved(config) {
      folder = path.join(config.root, 'src/modules')
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const wanted = id.slice(prefix.length + 1)
      if (wanted === 'guarded') {
        return `export default ${JSON.stringify(names().filter((name) => existsSync(path.join(folder, name, 'contract.ts'))))}`
      }
      for (const name of names()) if (existsSync(file(name, wanted))) this.addWatchFile(file(name, wanted))
      return `export default ${JSON.stringify(Object.fromEntries(names().flatMap((name) => titles(name, wanted))))}`
    },
  }
}
