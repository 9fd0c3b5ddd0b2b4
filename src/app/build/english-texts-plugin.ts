import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { markEnglish, withEnglish } from '#platform/i18n/with-english.ts'
import { readTexts, textFile, textSets } from '#scripts/lib/texts/text-sets.mjs'

/** Marks English fallback texts in other languages during development. */
const markIn = ({ command, mode }: ResolvedConfig) =>
  command === 'serve' && mode === 'development' ? markEnglish : undefined

/** Reads a module's texts in a language, with English where a text is missing. */
export function moduleTextsReader(config: ResolvedConfig) {
  const mark = markIn(config)
  return (name: string, language: string) => {
    const set = { name, folder: `src/modules/${name}/locales` }
    const files = ['en', language].map((code) => path.join(config.root, textFile(set, code, config.root)))
    const [english, own] = files.map(readTexts)
    return { files, texts: withEnglish(english, own, mark) }
  }
}

const isTexts = /^src\/(?:.+\/locales|languages\/[\w-]+)\/[\w.-]+\.json$/

/** Adds missing texts from English to each language file, so that the browser loads one file only. */
export function englishTexts(): Plugin {
  let root = ''
  let mark: typeof markEnglish | undefined
  let sets: ReturnType<typeof textSets> = []
  const containsFile =
    (file: string) =>
    ({ name, folder }: (typeof sets)[number]) =>
      file.startsWith('src/languages/')
        ? path.posix.basename(file, '.json') === name
        : path.posix.dirname(file) === folder
  function findSet(file: string) {
    const textSet = sets.find(containsFile(file))
    if (textSet) return textSet
    sets = textSets(root)
    return sets.find(containsFile(file))
  }
  return {
    name: 'atrium:english-texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      mark = markIn(config)
    },
    load(id) {
      const file = path.relative(root, id.replace(/\?.*$/, '')).split(path.sep).join('/')
      if (!isTexts.test(file) || file.endsWith('/en.json')) return
      const set = findSet(file)
      if (!set) return
      const english = path.join(root, set.folder, 'en.json')
      this.addWatchFile(english)
      return JSON.stringify(withEnglish(readTexts(english), readTexts(path.join(root, file)), mark))
    },
  }
}
