import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gitIn } from '#scripts/lib/dependencies/git.mjs'
import { requiredPictures, withRequiredPackages } from '#scripts/lib/upgrade/required-files.mjs'
import { findUpstreamCommit } from '#scripts/lib/upgrade/installed-version.mjs'
import { modulesFor, checkRepository } from '#scripts/lib/upgrade/preconditions.mjs'

function folder() {
  const project = mkdtempSync(path.join(os.tmpdir(), 'atrium-preconditions-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  return project
}

/** A project as create leaves it, with another message of its first commit. */
function projectBegun(first: string, project = folder()) {
  const git = gitIn(project)
  const commit = (message: string) => {
    git('add', '--all')
    git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', message)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  writeFileSync(path.join(project, 'package.json'), '{ "atrium": { "version": "0.2.0" } }')
  mkdirSync(path.join(project, 'src/modules/own'), { recursive: true })
  writeFileSync(path.join(project, 'src/modules/own/module.ts'), '')
  return { place: project, git, commit, begun: commit(first) }
}

test('refuses uncommitted work, another branch, an unfinished merge and a shallow history', () => {
  const { place: project, git, commit } = projectBegun('Begin with contacts')
  expect(() => checkRepository(git, project)).not.toThrow()
  writeFileSync(path.join(project, 'new.txt'), '')
  expect(() => checkRepository(git, project)).toThrow('uncommitted')
  const head = commit('Add a file')

  git('switch', '--quiet', '--create', 'atrium')
  expect(() => checkRepository(git, project)).toThrow('git switch main')
  git('switch', '--quiet', 'main')

  writeFileSync(path.join(project, '.git/MERGE_HEAD'), `${head}\n`)
  expect(() => checkRepository(git, project)).toThrow('A merge is in progress')
  rmSync(path.join(project, '.git/MERGE_HEAD'))

  const shallow = folder()
  git('clone', '--quiet', '--depth', '1', `file://${project}`, shallow)
  expect(() => checkRepository(gitIn(shallow), shallow)).toThrow('git fetch --unshallow')
})

test('takes Atrium’s original from the branch, else from the commit of create, else from --from', () => {
  const { git, commit, begun, place: project } = projectBegun('Begin with contacts')
  expect(findUpstreamCommit(git, undefined)).toBe(begun)
  writeFileSync(path.join(project, 'new.txt'), '')
  const later = commit('Add a file')
  expect(findUpstreamCommit(git, undefined)).toBe(begun)
  git('branch', 'atrium', later)
  expect(findUpstreamCommit(git, undefined)).toBe(later)
  expect(findUpstreamCommit(git, 'HEAD~1')).toBe(begun)
  expect(() => findUpstreamCommit(git, 'nothing')).toThrow('no commit nothing')
})

test('does not take a first commit with other work for Atrium', () => {
  const { git } = projectBegun('Import')
  expect(() => findUpstreamCommit(git, undefined)).toThrow('--from <commit>')
})

test('ignores a project’s own module, and never takes it for one of Atrium', () => {
  const { git, begun } = projectBegun('Begin with contacts')
  const installed = { modules: ['gone'] }
  expect(modulesFor({ git, upstream: begun, installed, add: [] })).toEqual({
    modules: [],
    discontinued: [],
    deleted: [],
  })
  expect(() => modulesFor({ git, upstream: begun, installed, add: ['own'] })).toThrow('There is no module own')
})

test('keeps packages that the project’s code imports', () => {
  const before = {
    dependencies: { zod: '^4.0.0', 'old-charts': '^2.0.0', diff: '^9.0.0' },
    devDependencies: { '@types/diff': '^8.0.0' },
  }
  const now = { name: 'app', dependencies: { zod: '^4.1.0' }, devDependencies: {} }
  const code = `import charts from 'old-charts'\nimport { z } from 'zod'\nconst kind = 'diff'\n<img src="/pictures/empty/trash.svg" />`
  expect(withRequiredPackages({ before, now, code })).toEqual({
    name: 'app',
    dependencies: { zod: '^4.1.0', 'old-charts': '^2.0.0' },
    devDependencies: {},
  })
  const files = ['public/pictures/empty/trash.svg', 'public/pictures/empty/other.svg', 'public/favicon.svg']
  expect(requiredPictures(files, code)).toEqual(['public/pictures/empty/trash.svg'])
})
