import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { removedNamesIn, removedNames } from './removed-names.mjs'
import { GENERATED_FOLDERS, moduleNames } from './copy-project.mjs'

const isText = /\.(tsx?|mjs|css|json|html|sql|md|yaml|conf|service)$/

/** Places in a created project that name the folder of a missing module, or how to test it. */
export function findRemovedModuleMentions(folder, modules) {
  const removed = moduleNames().filter((name) => !modules.includes(name))
  const names = new RegExp(`\\bmodules/(${removed.join('|')})/|npm (?:test|run test:\\w+) -- (${removed.join('|')})\\b`)
  const mentions = ownFiles(folder)
    .filter((file) => isText.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
      return lines.flatMap((line, number) =>
        names.test(line) ? `${file}:${number + 1}: ${names.exec(line)?.[0]}` : [],
      )
    })
  const all = [...mentions, ...mentionsInDocs(folder, removedNames(modules))]
  return all.length > 0 ? all.join('\n') : undefined
}

/** The security page's footnotes name tests, which are removed with their modules. */
const mentionsInDocs = (folder, removed) =>
  readdirSync(path.join(folder, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      removedNamesIn(readFileSync(path.join(folder, 'docs', file), 'utf8'), removed).map(
        (name) => `docs/${file}: \`${name}\``,
      ),
    )

const ownFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !GENERATED_FOLDERS.has(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return filesBelow(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
    })
