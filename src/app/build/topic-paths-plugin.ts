import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'

const id = 'virtual:topic-paths'
const Texts = z.object({ titles: z.record(z.string(), z.string()).default({}) })
const declared = /\bcontract\(\s*'([\w-]+)',\s*'(\/api\/[^']+)'/g

/**
 * True for contracts with a title: a module's own, and those in `titles`. Contracts without one belong to all users and
 * are not listed.
 */
function hasTitle(topic: string, file: string) {
  const module = path.dirname(file)
  if (topic === path.basename(module)) return true
  return topic in Texts.parse(JSON.parse(readFileSync(path.join(module, 'locales/en.json'), 'utf8'))).titles
}

/**
 * `virtual:topic-paths`: base URLs of the contracts with titles, as pairs, longest first. Read from source, so that
 * users of this module need not load all schemas.
 */
export function topicPaths(): Plugin {
  let root = ''
  return {
    name: 'atrium:topic-paths',
    configResolved(config) {
      root = config.root
    },
    resolveId: (requestedId) => (requestedId === id ? `\0${id}` : undefined),
    load(requestedId) {
      if (requestedId !== `\0${id}`) return
      const files = globSync('src/modules/*/contract*.ts', { cwd: root }).map((file) => path.join(root, file))
      for (const file of files) this.addWatchFile(file)
      const paths = files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(declared)]
          .map(([, topic = '', base = '']) => [topic, base] as const)
          .filter(([topic]) => hasTitle(topic, file)),
      )
      const pairs = paths.toSorted(
        ([topic, base], [otherTopic, other]) => other.length - base.length || topic.length - otherTopic.length,
      )
      return `export default ${JSON.stringify(pairs)}`
    },
  }
}
