// Adds one value to each list of values that no code computes, in a copy of the tree, as docs/modules.md says: an entry
// and its English name. The types, the modules' main tests and those of their statuses must pass.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkChangedCopy } from '../lib/test-run/check-changed-copy.mjs'

// A name that no project has, since a duplicate would fail.
export const addedStatus = 'Added by a check'

/** The lists in a text: position, entries and values of each. An entry may have several, indented, lines. */
export const choiceLists = (text) =>
  [...text.matchAll(/ = \{\n((?: {2}.*\n)+)\} as const satisfies Choices</g)].map(({ 1: body, index, 0: match }) => {
    const entries = body.split(/^(?= {2}(?:'[^']+'|\w+):)/m)
    const start = index + match.indexOf(body)
    return {
      entries,
      start,
      end: start + body.length,
      values: entries.map((entry) => /^ *'?([\w ]+?)'?:/.exec(entry)?.[1]),
    }
  })

/** The list with a value that has the meaning of its second one, between that and the third. */
export function withValue(text, { entries, start, end }) {
  const [first, second, ...others] = entries
  const added = second
    .replace(/^ *[^:]+:/, `  '${addedStatus}':`)
    .replace(/rank: (\d+)/, (_, rank) => `rank: ${Number(rank) + 1}`)
  return text.slice(0, start) + [first, second, added, ...others].join('') + text.slice(end)
}

/** The texts, with one more name in each group that has a name for each value, or for each but the first. */
function withName(texts, values) {
  if (typeof texts !== 'object' || texts === null) return texts
  const entries = Object.entries(texts).map(([key, text]) => [key, withName(text, values)])
  const hasNames = values.slice(1).every((status) => typeof texts[status] === 'string')
  return Object.fromEntries(hasNames ? [...entries, [addedStatus, addedStatus]] : entries)
}

/** The files with lists. */
export const listFilesWithLists = (folder) =>
  globSync('src/{modules,platform}/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .toSorted()
    .filter((file) => choiceLists(readFileSync(path.join(folder, file), 'utf8')).length > 0)

/** The English texts of a file's module, or of all modules for a list of the platform. */
const listTexts = (folder, file) => {
  const [, area, module] = file.split(path.sep)
  return globSync(`src/modules/${area === 'modules' ? module : '*'}/locales/en.json`, { cwd: folder })
}

/** Adds the English name of a value to the texts of the list; returns the modules that have it. */
function addName(folder, file, { values }) {
  return listTexts(folder, file).flatMap((locale) => {
    const target = path.join(folder, locale)
    const before = JSON.parse(readFileSync(target, 'utf8'))
    const after = withName(before, values)
    if (JSON.stringify(after) === JSON.stringify(before)) return []
    writeFileSync(target, JSON.stringify(after, null, 2))
    return [locale.split(path.sep)[2]]
  })
}

/** Adds the value to each list in the copy, and its English name; returns their number and their modules. */
function addToAllLists(folder) {
  const modules = new Set()
  let added = 0
  for (const file of listFilesWithLists(folder)) {
    const target = path.join(folder, file)
    let source = readFileSync(target, 'utf8')
    // From the last to the first, so that earlier positions stay valid.
    for (const list of choiceLists(source).toReversed()) {
      source = withValue(source, list)
      for (const module of addName(folder, file, list)) modules.add(module)
      added += 1
    }
    writeFileSync(target, source)
  }
  return { added, modules: [...modules] }
}

export const checkCustomStatus = () =>
  checkChangedCopy('a custom status', (folder) => {
    const { added, modules } = addToAllLists(folder)
    return {
      added,
      testsName: `the tests of ${modules.join(', ')}`,
      tests: [
        'src/testing/project/choices.test.ts',
        ...modules.flatMap((name) =>
          globSync(`src/modules/${name}/tests/${name}{,-statuses}.test.ts`, { cwd: folder }),
        ),
      ],
    }
  })
