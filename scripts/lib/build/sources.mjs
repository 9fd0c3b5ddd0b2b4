import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

const INPUTS = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.worker.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
]
// Files that only tests import are no part of a build either.
const IS_TEST = /\.(test|e2e|audit-scenario|form-fixture)\.tsx?$|[\\/](?:testing|tests)[\\/]/

/** A hash of everything that a build reads, so that switching branches rebuilds only if necessary. */
export function sourceHash(target) {
  const hash = createHash('sha256').update(`${target} ${process.env.BASE ?? ''} ${process.env.ATRIUM_OFFLINE ?? ''}\n`)
  for (const input of INPUTS) {
    const inputPath = path.join(root, input)
    if (!existsSync(inputPath)) continue
    for (const file of statSync(inputPath).isDirectory() ? filesBelow(inputPath) : [inputPath]) {
      hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Fingerprint of the last build, so that an unchanged tree is not built again. */
export function buildRecord(target) {
  const record = path.join(root, 'dist', '.built', target)
  return {
    isCurrent: () => existsSync(record) && readFileSync(record, 'utf8') === sourceHash(target),
    forget: () => rmSync(record, { force: true }),
    keep(hash) {
      mkdirSync(path.dirname(record), { recursive: true })
      writeFileSync(record, hash)
    },
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !IS_TEST.test(path.relative(root, file)))
    .sort()
}
