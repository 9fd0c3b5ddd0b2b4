import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { languageCodes, languages } from '../../../src/platform/i18n/languages.ts'
import { flatten, localeFaults, localeGaps } from '../../../src/testing/inputs/locale-rules.ts'
import { root } from '../paths.mjs'
import { readTexts, textFile, textSets } from './text-sets.mjs'

/** What each file of texts lacks, and what is wrong with it, in the languages other than English. */
export function checkTexts(codes = languageCodes) {
  const sets = textSets(root)
  const read = (file) => flatten(readTexts(path.join(root, file)))
  return codes
    .filter((code) => code !== 'en')
    .flatMap((code) =>
      sets.map((set) => {
        const file = textFile(set, code, root)
        const [english, own] = [read(`${set.folder}/en.json`), read(file)]
        return {
          code,
          file,
          isThere: existsSync(path.join(root, file)),
          gaps: localeGaps(languages[code].tag, english, own),
          faults: localeFaults(english, own),
        }
      }),
    )
}

/** Files of added languages that no module has the English of, as of one that was deleted. */
export function strayTexts() {
  const names = new Set(textSets(root).map(({ name }) => `${name}.json`))
  return globSync('src/languages/*/*.json', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !names.has(path.posix.basename(file)) || !languageCodes.includes(file.split('/')[2]))
}

/**
 * Whether a release waits for a file: a language that came with Atrium is whole, and of an added one each file that was
 * begun.
 */
export const isDemanded = ({ code, isThere }) =>
  languages[code].isOffered && (isThere || !existsSync(path.join(root, 'src/languages', code)))
