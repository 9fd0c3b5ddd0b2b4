import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Created by installing, building and running the project. */
const outputs = new Set(['node_modules', 'dist', 'data', 'test-results', 'backups', '.git', '.cache'])

/**
 * A hash of everything that a check reads in this tree: its `inputs`, its command, the installed packages and the
 * version of Node.
 */
export function inputHashes(folder) {
  const hashes = treeHashes(folder)
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const runtime = [process.version, process.platform, existsSync(installed) && contentHash(installed)]
  return ({ args, inputs }) => {
    const hash = createHash('sha256').update(JSON.stringify([runtime, args]))
    for (const [file, content] of hashes) if (inputs.test(file)) hash.update(`\n${file} ${content}`)
    return hash.digest('hex')
  }
}

/** The checks that have passed in this tree, by the hash of their inputs. */
export function passedChecks(folder) {
  const checksFolder = path.join(folder, '.cache/checks')
  const readRecord = ({ name }) => path.join(checksFolder, name.replaceAll(/\W+/g, '-'))
  return {
    has: (check, hash) => existsSync(readRecord(check)) && readFileSync(readRecord(check), 'utf8') === hash,
    keep(check, hash) {
      mkdirSync(checksFolder, { recursive: true })
      writeFileSync(readRecord(check), hash)
    },
    forget: (check) => rmSync(readRecord(check), { force: true }),
  }
}

const contentHash = (file) => createHash('sha256').update(readFileSync(file)).digest('base64')

/** Each file of the tree with the hash of its content, ordered by name. */
function treeHashes(folder) {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !outputs.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(folder, entry.name) : entry.isFile() ? [entry.name] : []))
  return files.toSorted().map((file) => [file, contentHash(path.join(folder, file))])
}

const filesBelow = (folder, name) =>
  readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
