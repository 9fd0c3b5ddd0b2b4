import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeProject } from '../create/create-project.mjs'
import { tryGit, author, gitIn } from '../dependencies/git.mjs'
import { requiredPictures, withRequiredPackages } from './required-files.mjs'
import { packageAt } from './installed-version.mjs'

// Files that a project gets once, and then owns.
const initialFiles = ['README.md', 'docs/decisions/0001-made-with-atrium.md']

/**
 * Commits Atrium for a project after its previous version, without touching the project's folder. Returns the commit,
 * or the old one if nothing is new.
 * @param {{ project: string, base: string, modules: string[], discontinued: string[], name: string, product: string }} wanted
 */
export async function commitRelease({ project, base, modules, discontinued, name, product }) {
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-'))
  const releaseFolder = path.join(temporaryFolder, 'release')
  const projectGit = gitIn(project)
  try {
    const [before, code] = [packageAt(projectGit, base), readProjectCode(projectGit, base, discontinued)]
    await writeProject({ target: releaseFolder, name, modules, product, ownCode: code })
    const metadata = completePackage(releaseFolder, { before, code, discontinued })
    const git = gitIn(releaseFolder, {
      GIT_DIR: projectGit('rev-parse', '--absolute-git-dir'),
      GIT_WORK_TREE: releaseFolder,
      GIT_INDEX_FILE: path.join(temporaryFolder, 'index'),
    })
    // Files that Git ignores elsewhere belong to Atrium as well.
    git('add', '--all', '--force')
    for (const module of discontinued) keepFolder(git, base, `src/modules/${module}`)
    for (const file of requiredPictures(filesAt(projectGit, base, 'public'), code))
      if (!existsSync(path.join(releaseFolder, file))) keepFile(git, base, file)
    if (before.atrium !== undefined) for (const file of initialFiles) keepFile(git, base, file)
    const tree = git('write-tree')
    if (tree === git('rev-parse', `${base}^{tree}`)) return base
    const message = `Atrium ${metadata.version}${metadata.commit ? ` (${metadata.commit.slice(0, 12)})` : ''}, as it comes`
    return git(...author(projectGit), 'commit-tree', tree, '-p', base, '-m', message)
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

/**
 * The code that a project has written or changed since its version of Atrium, and that of modules which it now owns.
 */
function readProjectCode(git, base, discontinued) {
  const changed = git('diff-tree', '-r', '--name-only', '--diff-filter=AM', '-z', base, 'HEAD').split('\0')
  const ownFiles = discontinued.flatMap((module) => filesAt(git, 'HEAD', `src/modules/${module}`))
  const code = [...new Set([...changed, ...ownFiles])].filter(
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
function completePackage(releaseFolder, { before, code, discontinued }) {
  const file = path.join(releaseFolder, 'package.json')
  const now = JSON.parse(readFileSync(file, 'utf8'))
  const { atrium, ...own } = withRequiredPackages({ before, now, code })
  const metadata = { ...atrium, modules: [...atrium.modules, ...discontinued].toSorted() }
  writeFileSync(file, `${JSON.stringify({ ...own, atrium: metadata }, undefined, 2)}\n`)
  return metadata
}

const keepFolder = (git, base, folder) => git('read-tree', `--prefix=${folder}/`, `${base}:${folder}`)

/** Keeps a file unchanged, or removed if it was removed before. */
function keepFile(git, base, file) {
  const [entry] = tryGit(git, 'ls-tree', base, '--', file)?.split('\t') ?? []
  if (!entry) return git('rm', '--cached', '--quiet', '--ignore-unmatch', '--', file)
  const [mode, , object] = entry.split(' ')
  return git('update-index', '--add', '--cacheinfo', `${mode},${object},${file}`)
}

/** Commits unchanged Atrium without some modules. */
export function commitWithout({ git: own, base, modules }) {
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-'))
  try {
    const git = gitIn(own('rev-parse', '--show-toplevel'), { GIT_INDEX_FILE: path.join(temporaryFolder, 'index') })
    git('read-tree', base)
    git('rm', '--cached', '--quiet', '-r', '--', ...modules.map((module) => `src/modules/${module}`))
    return git(...author(own), 'commit-tree', git('write-tree'), '-p', base, '-m', `Without ${modules.join(', ')}`)
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}
