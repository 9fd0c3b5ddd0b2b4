import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeTree } from '../create-project.mjs'
import { asked, author, gitIn } from '../git.mjs'
import { packageAt } from './made-of.mjs'

// What a project gets once, to make its own of.
const givenOnce = ['README.md', 'docs/decisions/0001-made-with-atrium.md']

/**
 * Commits this house as it comes to a project, on top of the one that came before, without touching the project's folder.
 * Answers with the commit, or with the old one where nothing is new.
 * @param {{ project: string, base: string, modules: string[], left: string[], name: string, product: string }} wanted
 */
export async function commitHouse({ project, base, modules, left, name, product }) {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-'))
  const place = path.join(outside, 'house')
  const own = gitIn(project)
  try {
    await makeTree({ place, name, modules, product, ownCode: ownCodeOf(own, base) })
    const made = noteLeft(place, left)
    const git = gitIn(place, {
      GIT_DIR: own('rev-parse', '--absolute-git-dir'),
      GIT_WORK_TREE: place,
      GIT_INDEX_FILE: path.join(outside, 'index'),
    })
    // What Git was told to ignore elsewhere belongs to the house as well.
    git('add', '--all', '--force')
    for (const module of left) keepFolder(git, base, `src/modules/${module}`)
    if (packageAt(own, base).atrium !== undefined) for (const file of givenOnce) keepFile(git, base, file)
    const tree = git('write-tree')
    if (tree === git('rev-parse', `${base}^{tree}`)) return base
    const message = `Atrium ${made.version}${made.commit ? ` (${made.commit.slice(0, 12)})` : ''}, as it comes`
    return git(...author(own), 'commit-tree', tree, '-p', base, '-m', message)
  } finally {
    rmSync(outside, { recursive: true, force: true })
  }
}

/** The code that a project has written or changed since the house came. */
function ownCodeOf(git, base) {
  const files = git('diff-tree', '-r', '--name-only', '--diff-filter=AM', '-z', base, 'HEAD').split('\0')
  const code = files.filter(
    (file) => /\.(tsx?|mjs|css|json|html|sql)$/.test(file) && !/^package(-lock)?\.json$/.test(file),
  )
  return code.map((file) => git('show', `HEAD:${file}`)).join('\n')
}

/** Modules that this version has no more stay with the project; answers with all that its package.json says of the house. */
function noteLeft(place, left) {
  const file = path.join(place, 'package.json')
  const { atrium, ...own } = JSON.parse(readFileSync(file, 'utf8'))
  const made = { ...atrium, modules: [...atrium.modules, ...left].toSorted() }
  if (left.length > 0) writeFileSync(file, `${JSON.stringify({ ...own, atrium: made }, undefined, 2)}\n`)
  return made
}

const keepFolder = (git, base, folder) => git('read-tree', `--prefix=${folder}/`, `${base}:${folder}`)

/** As it was given, or not at all where it has been taken out of what was. */
function keepFile(git, base, file) {
  const [entry] = asked(git, 'ls-tree', base, '--', file)?.split('\t') ?? []
  if (!entry) return git('rm', '--cached', '--quiet', '--ignore-unmatch', '--', file)
  const [mode, , object] = entry.split(' ')
  return git('update-index', '--add', '--cacheinfo', `${mode},${object},${file}`)
}

/** Commits the house as it came without some modules. */
export function commitWithout({ git: own, base, modules }) {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-'))
  try {
    const git = gitIn(own('rev-parse', '--show-toplevel'), { GIT_INDEX_FILE: path.join(outside, 'index') })
    git('read-tree', base)
    git('rm', '--cached', '--quiet', '-r', '--', ...modules.map((module) => `src/modules/${module}`))
    return git(...author(own), 'commit-tree', git('write-tree'), '-p', base, '-m', `Without ${modules.join(', ')}`)
  } finally {
    rmSync(outside, { recursive: true, force: true })
  }
}
