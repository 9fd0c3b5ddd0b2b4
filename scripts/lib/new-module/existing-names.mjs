// Existing names of the application that a new module could collide with.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

const isTest = /\.(?:test|e2e)\.tsx?$/

/**
 * Names what uses this name: a table, a contract, an address of the API or a namespace of texts; tests do not count.
 */
export function findOwner({ kebab, camel }, root) {
  const patterns = [
    [/\.sql$/, new RegExp(`create table "${camel}"`, 'i'), `has a table “${camel}”`],
    [/\.ts$/, new RegExp(String.raw`\bcontract\(\s*'${kebab}'`), `has a contract “${kebab}”`],
    [/\.ts$/, new RegExp(`'/api/data/${kebab}(?=[/'])`), `answers at /api/data/${kebab}`],
    [/\.ts$/, new RegExp(String.raw`\bregisterTexts\(.*, '${kebab}'\)`), `has texts called “${kebab}”`],
  ]
  for (const file of listSources(root)) {
    const kinds = patterns.filter(([ending]) => ending.test(file))
    if (kinds.length === 0) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    const [, , what] = kinds.find(([, pattern]) => pattern.test(text)) ?? []
    if (what) return `${whose(file)} ${what} (${file})`
  }
  return undefined
}

/** The contracts of `record(…)` fields that the application does not have, such as a misspelled one. */
export function unknownTopics(fields, root) {
  const topics = new Set(fields.flatMap(({ topics: named = [] }) => named))
  return [...topics].filter((topic) => !findOwner({ kebab: topic, camel: topic }, root))
}

const listSources = (root) =>
  ['platform', 'app', 'server', 'modules']
    .map((folder) => `src/${folder}`)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !isTest.test(file))

function whose(file) {
  const [, module] = /^src\/modules\/([^/]+)\//.exec(file) ?? []
  return module ? `The module ${module}` : 'The platform'
}
