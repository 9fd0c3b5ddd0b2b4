import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeTree } from '../create/create-project.mjs'
import { asked, author, gitIn } from '../dependencies/git.mjs'
import { neededPictures, withNeededPackages } from './keep-needed.mjs'
import { packageAt } from './made-of.mjs'

// Files that a project gets once, and then owns.
const givenOnce = ['README.md', 'docs/decisions/0001-made-with-atrium.md']

/**
 * Commits Atrium for a project after its previous version, without touching the project's folder. Returns the commit,
 * or the old one if nothing is new.
 * @param {{ project: string, base: string, modules: string[], left: string[], name: string, product: string }} wanted
 */
export async function commitRelease({ project, base, modules, left, name, product }) {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-'))
  const place = path.join(outside, 'release')
  const own = gitIn(project)
  try {
    const [before, code] = [packageAt(own, base), ownCodeOf(own, base, left)]
    await makeTree({ place, name, modules, product, ownCode: code })
    const made = completePackage(place, { before, code, left })
    const git = gitIn(place, {
      GIT_DIR: own('rev-parse', '--absolute-git-dir'),
      GIT_WORK_TREE: place,
      GIT_INDEX_FILE: path.join(outside, 'index'),
    })
    // Files that Git ignores elsewhere belong to Atrium as well.
    git('add', '--all', '--force')
    for (const module of left) keepFolder(git, base, `src/modules/${module}`)
    for (const file of neededPictures(filesAt(own, base, 'public'), code))
      if (!existsSync(path.join(place, file))) keepFile(git, base, file)
    if (before.atrium !== undefined) for (const file of givenOnce) keepFile(git, base, file)
    const tree = git('write-tree')
    if (tree === git('rev-parse', `${base}^{tree}`)) return base
    const message = `Atrium ${made.version}${made.commit ? ` (${made.commit.slice(0, 12)})` : ''}, as it comes`
    return git(...author(own), 'commit-tree', tree, '-p', base, '-m', message)
  } finally {
    rmSync(outside, { recursive: true, force: true })
  }
}

/**
 * The code that a project has written or changed since its version of Atrium, and that of modules which it now owns.
 */
function ownCodeOf(git, base, left) {
  const changed = git('diff-tree', '-r', '--name-only', '--diff-filter=AM', '-z', base, 'HEAD').split('\0')
  const own = left.flatMap((module) => filesAt(git, 'HEAD', `src/modules/${module}`))
  const code = [...new Set([...changed, ...own])].filter(
    (file) => /\.(tsx?|mjs|css|json|html|sql)$/.test(file) && !/^package(-lock)?\.json$/.test(file),
  )
  return code.map((file) => git('show', `HEAD:${file}`)).join('\n')
}

const filesAt = (git, commit, folder) =>
  git('ls-tree', '-r', '--name-only', '-z', commit, '--', folder).split('\0').filter(Boolean)

/**
 * Writes into package.json which modules and packages a project keeps although this version does not have them; returns
 * its whole section about Atrium.
 */
function completePackage(place, { before, code, left }) {
  const file = path.join(place, 'package.json')
  const now = JSON.parse(readFileSync(file, 'utf8'))
  const { atrium, ...own } = withNeededPackages({ before, now, code })
  const made = { ...atrium, modules: [...atrium.modules, ...left].toSorted() }
  writeFileSync(file, `${JSON.stringify({ ...own, atrium: made }, undefined, 2)}\n`)
  return made
}

const keepFolder = (git, base, folder) => git('read-tree', `--prefix=${folder}/`, `${base}:${folder}`)

/** Keeps a file unchanged, or removed if it was removed before. */
function keepFile(git, base, file) {
  const [entry] = asked(git, 'ls-tree', base, '--', file)?.split('\t') ?? []
  if (!entry) return git('rm', '--cached', '--quiet', '--ignore-unmatch', '--', file)
  const [mode, , object] = entry.split(' ')
  return git('update-index', '--add', '--cacheinfo', `${mode},${object},${file}`)
}

/** Commits unchanged Atrium without some modules. */
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
