import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../paths.mjs'

/** Folders that installing, building or running the project creates. */
export const GENERATED_FOLDERS = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', '.cache'])

export const moduleNames = () =>
  readdirSync(path.join(root, 'src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Copies the project's files, without what installing, building or running it created. */
export function copyProjectFiles(folder) {
  mkdirSync(folder, { recursive: true })
  const files = trackedFiles()
  if (files) for (const file of files) cpSync(path.join(root, file), path.join(folder, file))
  else
    for (const entry of readdirSync(root).filter((name) => !GENERATED_FOLDERS.has(name)))
      cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true })
}

/** Files that Git tracks or would track; ignored notes and secrets stay here. */
function trackedFiles() {
  try {
    const gitArguments = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', gitArguments, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64_000_000,
    })
    const files = [...new Set(listed.toString().split('\0'))].filter(
      (file) => file && !GENERATED_FOLDERS.has(file.split('/')[0]) && existsSync(path.join(root, file)),
    )
    // Undefined if this folder is unpacked in somebody else's repository.
    return files.includes('package.json') ? files : undefined
  } catch {
    return undefined
  }
}

/** A copy of the tree without the given modules; it shares the packages with this one. */
export function copyWithoutModules(names) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `atrium-without-${names.length}-`))
  copyProjectFiles(folder)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const name of names) rmSync(path.join(folder, 'src/modules', name), { recursive: true })
  return { folder, remove: () => existsSync(folder) && rmSync(folder, { recursive: true, force: true }) }
}
