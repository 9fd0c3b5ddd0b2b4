import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tryGit, gitIn } from '../dependencies/git.mjs'

const driver = fileURLToPath(new URL('merge-driver.mjs', import.meta.url))

/**
 * Merges a commit into the checked-out branch without committing. Returns the files that the driver merged, its
 * messages, and the conflicts of Git.
 * @param {{ project: string, commit: string, message: string }} wanted
 */
export function mergeRelease({ project, commit, message }) {
  const git = gitIn(project)
  const merged = merge({ project, commit, message })
  const unmerged = unmergedFiles(git)
  const deleted = unmerged.filter(({ stages }) => stages === '13').map(({ file }) => file)
  for (const file of deleted) git('rm', '--quiet', '--force', '--', file)
  return {
    merged: merged.map(({ file }) => file),
    notes: [
      ...merged.flatMap(({ notes }) => notes),
      ...deleted.map((file) => `${file}: stays deleted, although the new version changes it`),
    ],
    conflicts: unmerged
      .filter(({ file }) => !deleted.includes(file))
      .map(({ file, stages }) => ({ file, help: helpFor(file, stages) })),
  }
}

/** Lets Git merge with our driver; returns its messages about each file. */
function merge({ project, commit, message }) {
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-merge-'))
  const reportFile = path.join(temporaryFolder, 'report')
  const attributes = path.join(temporaryFolder, 'attributes')
  writeFileSync(
    attributes,
    '*.json merge=atrium\nTHIRD-PARTY-NOTICES.md merge=atrium\nsrc/brand.config.ts merge=atrium\n',
  )
  const settings = [
    `core.attributesFile=${attributes}`,
    `merge.atrium.driver='${process.execPath}' '${driver}' %O %A %B %P`,
    // A project's own files stay in their folders, wherever Atrium moves its own.
    'merge.directoryRenames=false',
  ].flatMap((setting) => ['-c', setting])
  const git = gitIn(project, { ATRIUM_MERGED: reportFile })
  try {
    git(...settings, 'merge', '--no-ff', '--no-commit', '--quiet', '-m', message, commit)
  } catch (error) {
    // If no merge has begun, the error was not about conflicts.
    if (tryGit(git, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD') === undefined) throw error
  }
  const lines = existsSync(reportFile) ? readFileSync(reportFile, 'utf8').trim().split('\n') : []
  rmSync(temporaryFolder, { recursive: true, force: true })
  return lines.map((line) => JSON.parse(line))
}

/** Unmerged files, each with its stages in Git's index: 1 base, 2 ours, 3 the new version's. */
function unmergedFiles(git) {
  const entries = git('ls-files', '--unmerged', '-z').split('\0').filter(Boolean)
  const unmerged = Map.groupBy(entries, (entry) => entry.split('\t')[1])
  return [...unmerged].map(([file, all]) => ({
    file,
    stages: all.map((entry) => entry.split('\t')[0].at(-1)).join(''),
  }))
}

function helpFor(file, stages) {
  if (stages === '12') return 'you changed it, and the new version removed it: git rm it, or git add it to keep it'
  if (stages === '23' && file.includes('/migrations/'))
    return 'both added a migration of this name: keep yours, which your databases have applied, and add the new version’s under another name (git show atrium:<file>)'
  if (stages === '23') return 'both added it: merge the two files, then git add it'
  if (stages === '123')
    return 'both changed the same lines: resolve the conflict between <<<<<<< and >>>>>>>, then git add it'
  return 'both moved it: keep one path, and git rm the other'
}
