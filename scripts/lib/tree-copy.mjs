import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './paths.mjs'

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', '.cache'])

export const moduleNames = () =>
  readdirSync(path.join(root, 'src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** The tree as it would be without the given modules, in a folder of its own; packages are shared with this one. */
export function treeWithout(names) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `atrium-without-${names.length}-`))
  for (const entry of readdirSync(root)) {
    if (!LEFT_OUT.has(entry)) cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const name of names) rmSync(path.join(folder, 'src/modules', name), { recursive: true })
  return { folder, remove: () => existsSync(folder) && rmSync(folder, { recursive: true, force: true }) }
}
