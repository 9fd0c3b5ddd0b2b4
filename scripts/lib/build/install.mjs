import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { exitWithMessage, say, commonCause } from '../say.mjs'

const modules = path.join(root, 'node_modules')
const lockfile = path.join(root, 'package-lock.json')
const stampFile = path.join(modules, '.atrium-installed')
const NEEDED_BYTES = 1_200_000_000

/** With ATRIUM_NODE=system, the Node from the lockfile is removed, so that npm scripts find the one on the PATH. */
export const usesSystemNode = process.env.ATRIUM_NODE === 'system'
const isNodePackage = (folder) => /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(folder)

/** Brings node_modules into agreement with the lockfile; a second call returns within milliseconds. */
export async function install() {
  if (isLinked()) return
  const currentStamp = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp) return
  if (!agreesWithLockfile()) await reinstall()
  if (usesSystemNode) removeNode()
  writeFileSync(stampFile, currentStamp)
}

/** A link leads to another tree's modules: npm would empty that folder to fill this one. */
const isLinked = () => lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

async function reinstall() {
  requireDiskSpace()
  rmSync(stampFile, { force: true })
  say('Installing packages (the first time this takes a minute or two) …')
  const started = Date.now()
  let { code, output } = await npm('ci')
  // npm refuses a lockfile with missing entries; installing by it is still better than not starting.
  if (output.includes('are in sync')) ({ code, output } = await npm('install', '--no-save'))
  if (code === 0) return say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  const detail = output.trim().split('\n').slice(-12).join('\n')
  exitWithMessage(`${detail}\n\nInstalling the packages failed. ${commonCause(output) || 'The error of npm is above.'}`)
}

function removeNode() {
  for (const name of readdirSync(modules))
    if (isNodePackage(`node_modules/${name}`)) rmSync(path.join(modules, name), { recursive: true, force: true })
  for (const name of ['node', 'node.exe', 'node.cmd', 'node.ps1'])
    rmSync(path.join(modules, '.bin', name), { force: true })
}

function npm(...words) {
  const quietOptions = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress']
  return run('npm', [...words, '--include=dev', '--include=optional', ...quietOptions], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutModules() },
    shell: process.platform === 'win32',
    quiet: true,
  })
}

/** Includes the platform: a folder copied from another machine has that machine's binaries. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch}${usesSystemNode ? ' system' : ''}\n`
}

/** npm writes its own record last, so a matching record means a complete install. */
function agreesWithLockfile() {
  try {
    const locked = JSON.parse(readFileSync(lockfile, 'utf8')).packages
    const installedPackages = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8')).packages
    return Object.entries(locked).every(
      ([folder, entry]) =>
        folder === '' ||
        isSkipped(folder) ||
        !isForThisMachine(entry) ||
        installedPackages[folder]?.version === entry.version,
    )
  } catch {
    return false
  }
}

const isSkipped = (folder) => usesSystemNode && isNodePackage(folder)

/** Of optional packages, only those for this machine have to be installed. */
function isForThisMachine({ os, cpu, libc, optional }) {
  if (!optional) return true
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch)
}

function requireDiskSpace() {
  try {
    const { bavail, blocks, bsize } = statfsSync(root)
    if (blocks === 0 || bavail * bsize >= NEEDED_BYTES) return
    const free = Math.round((bavail * bsize) / 1_000_000)
    exitWithMessage(
      `There is no room to install: ${free} MB are free here, about ${NEEDED_BYTES / 1_000_000} MB are needed.`,
    )
  } catch {
    // If the file system does not tell, the packages count as installed.
  }
}

/** npm must not run on the Node inside the folder that it replaces. */
export function pathWithoutModules() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter)
}
