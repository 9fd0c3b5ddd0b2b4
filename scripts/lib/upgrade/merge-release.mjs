import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { asked, gitIn } from '../dependencies/git.mjs'

const driver = fileURLToPath(new URL('merge-driver.mjs', import.meta.url))

/**
 * Merges a commit into the checked-out branch without committing. Returns the files that the driver merged, its
 * messages, and the conflicts of Git.
 * @param {{ project: string, commit: string, message: string }} wanted
 */
export function mergeRelease({ project, commit, message }) {
  const git = gitIn(project)
  const merged = merge({ project, commit, message })
  const clashes = clashesOf(git)
  const out = clashes.filter(({ ages }) => ages === '13').map(({ file }) => file)
  for (const file of out) git('rm', '--quiet', '--force', '--', file)
  return {
    merged: merged.map(({ file }) => file),
    notes: [
      ...merged.flatMap(({ notes }) => notes),
      ...out.map((file) => `${file}: you had taken it out, and it stays out, though the new version changes it`),
    ],
    conflicts: clashes
      .filter(({ file }) => !out.includes(file))
      .map(({ file, ages }) => ({ file, help: helpFor(file, ages) })),
  }
}

/** Lets Git merge with our driver; returns its messages about each file. */
function merge({ project, commit, message }) {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-merge-'))
  const reported = path.join(outside, 'told')
  const attributes = path.join(outside, 'attributes')
  writeFileSync(
    attributes,
    '*.json merge=atrium\nTHIRD-PARTY-NOTICES.md merge=atrium\nsrc/workspace.config.ts merge=atrium\n',
  )
  const settings = [
    `core.attributesFile=${attributes}`,
    `merge.atrium.driver='${process.execPath}' '${driver}' %O %A %B %P`,
    // A project's own files stay in their folders, wherever Atrium moves its own.
    'merge.directoryRenames=false',
  ].flatMap((setting) => ['-c', setting])
  const git = gitIn(project, { ATRIUM_MERGED: reported })
  try {
    git(...settings, 'merge', '--no-ff', '--no-commit', '--quiet', '-m', message, commit)
  } catch (error) {
    // If no merge has begun, the error was not about conflicts.
    if (asked(git, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD') === undefined) throw error
  }
  const lines = existsSync(reported) ? readFileSync(reported, 'utf8').trim().split('\n') : []
  rmSync(outside, { recursive: true, force: true })
  return lines.map((line) => JSON.parse(line))
}

/** Unmerged files, each with its stages in Git's index: 1 base, 2 ours, 3 the new version's. */
function clashesOf(git) {
  const entries = git('ls-files', '--unmerged', '-z').split('\0').filter(Boolean)
  const clashes = Map.groupBy(entries, (entry) => entry.split('\t')[1])
  return [...clashes].map(([file, all]) => ({ file, ages: all.map((entry) => entry.split('\t')[0].at(-1)).join('') }))
}

function helpFor(file, ages) {
  if (ages === '12') return 'the new version has it no more, you have changed it: git rm it, or git add it to keep it'
  if (ages === '23' && file.includes('/migrations/'))
    return 'both have a migration of this name: keep yours here, since your databases have seen it, and put the new version’s beside it under another name (git show atrium:<file>)'
  if (ages === '23') return 'both have added it: make one of both, then git add it'
  if (ages === '123') return 'both have changed the same lines: choose between <<<<<<< and >>>>>>>, then git add it'
  return 'both have moved it: leave it where it is to be, git rm it elsewhere'
}
