import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { withEnglish } from '#platform/i18n/with-english.ts'
import { readTexts, textFile } from '#scripts/lib/texts/text-sets.mjs'

const id = 'virtual:offline-texts'
const Texts = z.object({ page: z.object({ title: z.string(), text: z.string(), retry: z.string() }) })

/** `virtual:offline-texts`: texts of the service worker's offline page, by language. */
export function offlineTexts(): Plugin {
  let root = ''
  return {
    name: 'atrium:offline-texts',
    configResolved(config) {
      root = config.root
    },
    resolveId: (requestedId) => (requestedId === id ? `\0${id}` : undefined),
    load(requestedId) {
      if (requestedId !== `\0${id}`) return
      const set = { name: 'offline', folder: 'src/app/offline/locales' }
      const read = (code: string) => readTexts(path.join(root, textFile(set, code, root)))
      const pages = offeredLanguages.map((code) => {
        const { tag, direction } = languages[code]
        return [code, { tag, direction, ...Texts.parse(withEnglish(read('en'), read(code))).page }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(pages))}`
    },
  }
}
