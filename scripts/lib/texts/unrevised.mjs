import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { languageCodes } from '../../../src/platform/i18n/languages.ts'
import { flatten, unrevisedTexts } from '../../../src/testing/inputs/locale-rules.ts'
import { root } from '../paths.mjs'
import { mergeBase } from '../test-run/changed-paths.mjs'
import { readTexts, textFile, textSets } from './text-sets.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString()

/** The texts of a file in a commit; none if it did not exist. */
function textsIn(commit, file) {
  try {
    return flatten(JSON.parse(git('show', `${commit}:./${file}`)))
  } catch {
    return new Map()
  }
}

const textsNow = (file) => flatten(readTexts(path.join(root, file)))

/** Translations that are unchanged since the branch left the main branch, although their English has changed. */
export function findUnrevised(codes = languageCodes) {
  try {
    const since = mergeBase()
    const changed = new Set(git('diff', '--name-only', '--relative', since, '--', 'src').split('\n'))
    return textSets(root)
      .map((set) => ({ set, source: `${set.folder}/en.json` }))
      .filter(({ source }) => changed.has(source))
      .flatMap(({ set, source }) =>
        codes
          .filter((code) => code !== 'en')
          .map((code) => {
            const file = textFile(set, code, root)
            const before = { english: textsIn(since, source), own: textsIn(since, file) }
            return { file, keys: unrevisedTexts(before, { english: textsNow(source), own: textsNow(file) }) }
          }),
      )
      .filter(({ keys }) => keys.length > 0)
  } catch {
    // Without Git, the earlier texts are unknown.
    return []
  }
}
