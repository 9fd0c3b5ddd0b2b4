import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { goneNamesIn, whatIsGone } from './gone-names.mjs'
import { LEFT_OUT, moduleNames } from './tree-copy.mjs'

const isText = /\.(tsx?|mjs|css|json|html|sql|md|yaml|conf|service)$/

/** Places in a created project that name the folder of a missing module, or how to test it. */
export function traces(folder, modules) {
  const gone = moduleNames().filter((name) => !modules.includes(name))
  const names = new RegExp(`\\bmodules/(${gone.join('|')})/|npm (?:test|run test:\\w+) -- (${gone.join('|')})\\b`)
  const found = ownFiles(folder)
    .filter((file) => isText.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
      return lines.flatMap((line, number) =>
        names.test(line) ? `${file}:${number + 1}: ${names.exec(line)?.[0]}` : [],
      )
    })
  const all = [...found, ...namedInDocs(folder, whatIsGone(modules))]
  return all.length > 0 ? all.join('\n') : undefined
}

/** The security page's footnotes name tests, which are removed with their modules. */
const namedInDocs = (folder, gone) =>
  readdirSync(path.join(folder, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      goneNamesIn(readFileSync(path.join(folder, 'docs', file), 'utf8'), gone).map(
        (name) => `docs/${file}: \`${name}\``,
      ),
    )

const ownFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return filesBelow(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
    })
