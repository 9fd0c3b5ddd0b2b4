import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { noticesOf, productionPackages } from '../dependencies/licences.mjs'
import { npmIn } from '../dependencies/npm.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'

const isCode = /\.(tsx?|mjs|css|json|html)$/
const places = ['src', 'scripts', 'bench', 'resilience', 'deploy']

/**
 * Writes a project's name and origin into package.json, and removes packages that only missing code uses. The lockfile
 * and the notices follow. Returns the removed packages, and Atrium's version.
 */
export async function ownPackages({ place, name, modules, product, ownCode }) {
  const file = path.join(place, 'package.json')
  const { description: _, ...own } = JSON.parse(readFileSync(file, 'utf8'))
  const [before, after] = [textOf(root), textOf(place) + ownCode]
  const isGone = (one) => asksFor(before, one) && !asksFor(after, one)
  const gone = [...Object.keys(own.dependencies), ...Object.keys(own.devDependencies)].filter(isGone)
  const left = (all) => Object.fromEntries(Object.entries(all).filter(([one]) => !gone.includes(typed(one))))
  // For later upgrades (upgrade/made-of.mjs).
  const atrium = {
    version: own.atrium?.version ?? own.version,
    commit: ownCommit(),
    modules: modules.toSorted(),
    name: product,
  }
  const changed = {
    ...own,
    name,
    version: '0.1.0',
    scripts: Object.fromEntries(Object.entries(own.scripts).filter(([, command]) => isThere(place, command))),
    dependencies: left(own.dependencies),
    devDependencies: left(own.devDependencies),
    atrium,
  }
  writeFileSync(file, `${JSON.stringify(changed, undefined, 2)}\n`)
  await lock(place)
  return { version: atrium.version, packages: gone }
}

/** The commit of Atrium; undefined if it is no repository. */
function ownCommit() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    const isOwn = git('rev-parse', '--show-prefix').toString().trim() === ''
    return isOwn ? git('rev-parse', 'HEAD').toString().trim() : undefined
  } catch {
    return undefined
  }
}

/** The package whose types another one contains. */
export const typed = (one) => one.replace(/^@types\//, '')

/** Whether the script of a package.json command exists. */
function isThere(place, command) {
  const file = /^node (\S+)/.exec(command)?.[1]
  return file === undefined || existsSync(path.join(place, file))
}

/** From the old lockfile: without the registry, and without installing. */
async function lock(place) {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--offline', '--loglevel=error']
  const { code, errors } = await npmIn(place, ['install', '--package-lock-only', ...quietly])
  if (code !== 0) throw new Error(errors)
  const script = path.join(place, 'scripts/commands/complete-lockfile.mjs')
  const completed = await run(process.execPath, [script], { cwd: place, quiet: true })
  if (completed.code !== 0) throw new Error(completed.output)
  const { packages } = JSON.parse(readFileSync(path.join(place, 'package-lock.json'), 'utf8'))
  writeFileSync(path.join(place, 'THIRD-PARTY-NOTICES.md'), noticesOf(productionPackages(packages)))
}

/** Whether code imports a package; other occurrences of its name (“diff”) do not count. */
export const asksFor = (code, one) =>
  new RegExp(String.raw`\b(?:from|import|resolve|tool)\s*\(?\s*['"]${RegExp.escape(one)}(?:/[^'"]*)?['"]`).test(code)

/** All code of a tree that may import packages. */
function textOf(tree) {
  const beside = readdirSync(tree).filter((file) => /\.(ts|mjs|html)$/.test(file))
  const below = places
    .filter((folder) => existsSync(path.join(tree, folder)))
    .flatMap((folder) => filesBelow(path.join(tree, folder)).map((file) => `${folder}/${file}`))
  return [...beside, ...below]
    .filter((file) => isCode.test(file))
    .map((file) => readFileSync(path.join(tree, file), 'utf8'))
    .join('\n')
}
