import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files-below.mjs'
import { moduleNames } from './tree-copy.mjs'

const isOwn = (file) =>
  /\.(tsx?|mjs|css|json|html|sql|md|yaml|conf|service)$/.test(file) && !/^(\.git|data|dist)\//.test(file)

/** Where a made project speaks of the folder of a module that did not come along, or links to a page that is not there. */
export function traces(folder, modules) {
  const gone = moduleNames().filter((name) => !modules.includes(name))
  const names = new RegExp(`\\bmodules/(${gone.join('|')})/|npm (?:test|run test:\\w+) -- (${gone.join('|')})\\b`)
  const found = filesBelow(folder)
    .filter(isOwn)
    .flatMap((file) => {
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
      return lines.flatMap((line, number) =>
        names.test(line) ? `${file}:${number + 1}: ${names.exec(line)?.[0]}` : [],
      )
    })
  return found.length > 0 ? found.join('\n') : undefined
}
