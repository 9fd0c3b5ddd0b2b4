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
 * Gives a project's package.json its name and what it is made of, and takes out the packages that only code which is gone
 * has named. The lockfile and the notices follow. Answers with what was taken out, and with the version that it is made of.
 */
export async function ownPackages({ place, name, modules, product, ownCode }) {
  const file = path.join(place, 'package.json')
  const { description: _, ...own } = JSON.parse(readFileSync(file, 'utf8'))
  const [before, after] = [textOf(root), textOf(place) + ownCode]
  const isGone = (one) => asksFor(before, one) && !asksFor(after, one)
  const gone = [...Object.keys(own.dependencies), ...Object.keys(own.devDependencies)].filter(isGone)
  const left = (all) => Object.fromEntries(Object.entries(all).filter(([one]) => !gone.includes(typed(one))))
  // For what takes over later versions (upgrade/made-of.mjs).
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

/** Which commit of Atrium it is; none is known where it was unpacked. */
function ownCommit() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    const isOwn = git('rev-parse', '--show-prefix').toString().trim() === ''
    return isOwn ? git('rev-parse', 'HEAD').toString().trim() : undefined
  } catch {
    return undefined
  }
}

/** The package that another one holds only the types of. */
export const typed = (one) => one.replace(/^@types\//, '')

/** Whether the file is there that a command of package.json runs. */
function isThere(place, command) {
  const file = /^node (\S+)/.exec(command)?.[1]
  return file === undefined || existsSync(path.join(place, file))
}

/** By what the old lockfile knows: no registry is asked, and nothing is installed. */
async function lock(place) {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--offline', '--loglevel=error']
  const { code, errors } = await npmIn(place, ['install', '--package-lock-only', ...quietly])
  if (code !== 0) throw new Error(errors)
  const script = path.join(place, 'scripts/complete-lockfile.mjs')
  const completed = await run(process.execPath, [script], { cwd: place, quiet: true })
  if (completed.code !== 0) throw new Error(completed.output)
  const { packages } = JSON.parse(readFileSync(path.join(place, 'package-lock.json'), 'utf8'))
  writeFileSync(path.join(place, 'THIRD-PARTY-NOTICES.md'), noticesOf(productionPackages(packages)))
}

/** Whether code asks for a package; a word that is only spelled like one (“diff”) does not. */
export const asksFor = (code, one) =>
  new RegExp(String.raw`\b(?:from|import|resolve|tool)\s*\(?\s*['"]${RegExp.escape(one)}(?:/[^'"]*)?['"]`).test(code)

/** All code of a tree that may ask for packages. */
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
