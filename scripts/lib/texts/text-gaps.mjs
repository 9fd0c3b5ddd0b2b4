import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { languageCodes, languages } from '../../../src/platform/i18n/languages.ts'
import { flatten, localeFaults, localeGaps } from '../../../src/testing/inputs/locale-rules.ts'
import { root } from '../paths.mjs'
import { readTexts, textFile, textSets } from './text-sets.mjs'

/** Missing and wrong texts of each file, in the languages other than English. */
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

/** Files of added languages that nothing reads, such as those of a deleted module or with a mistyped name. */
export function findStrayTexts() {
  const names = textSets(root).map(({ name }) => name)
  return globSync('src/languages/*/*.json', { cwd: root })
    .map((found) => {
      const file = found.split(path.sep).join('/')
      return { file, code: file.split('/')[2], name: path.posix.basename(file, '.json'), codes: languageCodes, names }
    })
    .filter(({ code, name }) => !names.includes(name) || !languageCodes.includes(code))
}

/** Whether a release requires a complete file: all of Atrium's languages, and each existing file of an added one. */
export const isRequired = ({ code, isThere }) =>
  languages[code].isOffered && (isThere || !existsSync(path.join(root, 'src/languages', code)))
