import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { npmIn } from '../dependencies/npm.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { say } from '../say.mjs'

const lock = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Formats JSON files that were merged by keys, and brings lockfile, installed packages and notices into agreement with
 * package.json. Returns the manual steps after failures.
 */
export async function updatePackages(project, merged) {
  say('Updating lockfile, packages and notices …')
  const files = merged.filter((file) => file.endsWith('.json') && existsSync(path.join(project, file)))
  const command = (...args) => run(process.execPath, args, { cwd: project, env: environment(), quiet: true })
  if (files.length > 0) await command(tool('oxfmt'), ...files)

  const locked = await lockPackages(project)
  if (locked.code !== 0)
    return manualSteps(locked.errors, 'npm install && npm run deps -- lockfile && npm run deps -- notices')
  for (const [script, way] of [
    ['scripts/commands/complete-lockfile.mjs', 'npm run deps -- lockfile && npm run deps -- notices'],
    // Also installs missing packages.
    ['scripts/commands/notices.mjs', 'npm install && npm run deps -- notices'],
  ]) {
    const { code, output } = await command(script)
    if (code !== 0) return manualSteps(output, way)
  }
  return undefined
}

/** In another folder: beside installed packages npm would record locked ones as installed. */
async function lockPackages(project) {
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-lock-'))
  const copyIfPresent = (file, from, to) =>
    existsSync(path.join(from, file)) && copyFileSync(path.join(from, file), path.join(to, file))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyIfPresent(file, project, temporaryFolder)
    // Both lockfiles suffice, unless the project's own packages have to be looked up.
    const offline = await npmIn(temporaryFolder, [...lock, '--offline'])
    const locked = offline.code === 0 ? offline : await npmIn(temporaryFolder, lock)
    if (locked.code === 0) copyIfPresent('package-lock.json', temporaryFolder, project)
    return locked
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

const manualSteps = (output, command) => `${output.trim()}\n\nThis is left to be done by hand: ${command}`
