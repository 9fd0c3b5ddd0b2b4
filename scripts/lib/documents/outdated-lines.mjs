import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { removedNamesIn } from '../create/removed-names.mjs'
import { deletedModules } from '../deleted-modules.mjs'
import { gitIn, tryGit } from '../dependencies/git.mjs'
import { root } from '../paths.mjs'

// Pages that describe the product, in which also plain words are about a module.
const descriptions = ['README.md', 'docs/screens.md']

/** The contracts and tables of deleted modules, as their last commit had them. */
function getNames(modules, project) {
  const git = gitIn(project)
  const names = modules.flatMap((module) => {
    const folder = `src/modules/${module}`
    const deletion = tryGit(git, 'log', '-1', '--format=%H', '--diff-filter=D', '--', `${folder}/module.ts`)
    const commit = deletion ? `${deletion}^` : 'HEAD'
    const output = tryGit(git, 'grep', '-hoE', String.raw`contract\('[^']+'|create table "\w+"`, commit, '--', folder)
    return (output ?? '').split('\n').map((line) => /['"](.+)['"]/.exec(line)?.[1])
  })
  return { names: new Set([...modules, ...names.filter(Boolean)]), screens: new Set() }
}

/** `invoices` as a word, also in the singular, and `form-layouts` in two. */
const toWord = (module) => module.replace(/s$/, '').replaceAll('-', '[ -]')

/**
 * The lines of README and guides that name a deleted module, its contracts or its tables.
 * @returns {string[]}
 */
export function findOutdatedLines(project = root) {
  const modules = deletedModules(project)
  if (modules.length === 0) return []
  const removed = getNames(modules, project)
  const words = new RegExp(String.raw`\b(?:${modules.map(toWord).join('|')})s?\b`, 'gi')
  const guides = readdirSync(path.join(project, 'docs')).map((file) => `docs/${file}`)
  return ['README.md', ...guides]
    .filter((file) => file.endsWith('.md') && existsSync(path.join(project, file)))
    .flatMap((file) =>
      readFileSync(path.join(project, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const plain = descriptions.includes(file) ? line.match(words) : []
          const named = new Set([...removedNamesIn(line, removed), ...(plain ?? []).map((word) => word.toLowerCase())])
          return named.size > 0 ? [`${file}:${index + 1} names ${[...named].join(', ')}`] : []
        }),
    )
}
