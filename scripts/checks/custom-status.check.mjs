// Adds one value to each ranked list of a module, in a copy of the tree, as docs/modules.md says: an entry and its
// English name. The types, the module's main tests and those of its statuses must pass.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkChangedCopy } from '../lib/test-run/check-changed-copy.mjs'

// A name that no project has, since a duplicate would fail.
export const addedStatus = 'Added by a check'

/** The ranked lists in a text: position, entries and values of each. An entry may have several, indented, lines. */
export const rankedLists = (text) =>
  [...text.matchAll(/ = \{\n((?: {2}.*\n)+)\} as const satisfies Choices<[^>]*'rank'/g)].map(
    ({ 1: body, index, 0: match }) => {
      const entries = body.split(/^(?= {2}(?:'[^']+'|\w+):)/m)
      const start = index + match.indexOf(body)
      return {
        entries,
        start,
        end: start + body.length,
        values: entries.map((entry) => /^ *'?([\w ]+?)'?:/.exec(entry)?.[1]),
      }
    },
  )

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

/** The files with ranked lists. */
export const listFilesWithLists = (folder) =>
  globSync('src/modules/*/**/*.ts', { cwd: folder })
    .toSorted()
    .filter((file) => rankedLists(readFileSync(path.join(folder, file), 'utf8')).length > 0)

/** Adds the value to each list in the copy, and its English name; returns their number and their modules. */
function addToAllLists(folder) {
  const modules = new Set()
  let added = 0
  for (const file of listFilesWithLists(folder)) {
    const target = path.join(folder, file)
    const lists = rankedLists(readFileSync(target, 'utf8'))
    added += lists.length
    const [, , module] = file.split(path.sep)
    modules.add(module)
    const locale = path.join(folder, 'src/modules', module, 'locales/en.json')
    let texts = JSON.parse(readFileSync(locale, 'utf8'))
    let source = readFileSync(target, 'utf8')
    // From the last to the first, so that earlier positions stay valid.
    for (const list of lists.toReversed()) {
      source = withValue(source, list)
      texts = withName(texts, list.values)
    }
    writeFileSync(target, source)
    writeFileSync(locale, JSON.stringify(texts, null, 2))
  }
  return { added, modules: [...modules] }
}

export const checkCustomStatus = () =>
  checkChangedCopy('a custom status', (folder) => {
    const { added, modules } = addToAllLists(folder)
    return {
      added,
      testsName: `the tests of ${modules.join(', ')}`,
      tests: modules.flatMap((name) =>
        globSync(`src/modules/${name}/tests/${name}{,-statuses}.test.ts`, { cwd: folder }),
      ),
    }
  })
