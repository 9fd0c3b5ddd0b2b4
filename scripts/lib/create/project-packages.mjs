import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { readNotices, productionPackages } from '../dependencies/licences.mjs'
import { npmIn } from '../dependencies/npm.mjs'
import { importsPackage } from '../dependencies/shipped-packages.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'

const isCode = /\.(tsx?|mjs|css|json|html)$/
const codeFolders = ['src', 'scripts', 'bench', 'resilience', 'deploy']

/**
 * Writes a project's name and origin into package.json, and removes packages that only missing code uses. The lockfile
 * and the notices follow. Returns the removed packages, and Atrium's version.
 */
export async function writeProjectPackages({ target, name, modules, product, ownCode }) {
  const file = path.join(target, 'package.json')
  const { description: _, ...packageJson } = JSON.parse(readFileSync(file, 'utf8'))
  const [before, after] = [readCode(root), readCode(target) + ownCode]
  const isUnused = (name) => importsPackage(before, name) && !importsPackage(after, name)
  const unused = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.devDependencies)].filter(
    isUnused,
  )
  const withoutUnused = (all) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !unused.includes(withoutTypesScope(name))))
  // For later upgrades (upgrade/installed-version.mjs).
  const atrium = {
    version: packageJson.atrium?.version ?? packageJson.version,
    commit: atriumCommit(),
    modules: modules.toSorted(),
    name: product,
  }
  const changed = {
    ...packageJson,
    name,
    version: '0.1.0',
    scripts: Object.fromEntries(
      Object.entries(packageJson.scripts).filter(([, command]) => scriptExists(target, command)),
    ),
    dependencies: withoutUnused(packageJson.dependencies),
    devDependencies: withoutUnused(packageJson.devDependencies),
    atrium,
  }
  writeFileSync(file, `${JSON.stringify(changed, undefined, 2)}\n`)
  await updateLockfile(target)
  return { version: atrium.version, packages: unused }
}

/** The commit of Atrium; undefined if it is no repository. */
function atriumCommit() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    const isOwn = git('rev-parse', '--show-prefix').toString().trim() === ''
    return isOwn ? git('rev-parse', 'HEAD').toString().trim() : undefined
  } catch {
    return undefined
  }
}

/** The package whose types another one contains. */
export const withoutTypesScope = (packageName) => packageName.replace(/^@types\//, '')

/** Whether the script of a package.json command exists. */
function scriptExists(target, command) {
  const file = /^node (\S+)/.exec(command)?.[1]
  return file === undefined || existsSync(path.join(target, file))
}

/** From the old lockfile: without the registry, and without installing. */
async function updateLockfile(target) {
  const npmOptions = ['--ignore-scripts', '--no-audit', '--no-fund', '--offline', '--loglevel=error']
  const { code, errors } = await npmIn(target, ['install', '--package-lock-only', ...npmOptions])
  if (code !== 0) throw new Error(errors)
  const script = path.join(target, 'scripts/commands/complete-lockfile.mjs')
  const completed = await run(process.execPath, [script], { cwd: target, quiet: true })
  if (completed.code !== 0) throw new Error(completed.output)
  writeFileSync(path.join(target, 'THIRD-PARTY-NOTICES.md'), readNotices(productionPackages(target)))
}

/** All code of a tree that may import packages. */
function readCode(tree) {
  const beside = readdirSync(tree).filter((file) => /\.(ts|mjs|html)$/.test(file))
  const below = codeFolders
    .filter((folder) => existsSync(path.join(tree, folder)))
    .flatMap((folder) => filesBelow(path.join(tree, folder)).map((file) => `${folder}/${file}`))
  return [...beside, ...below]
    .filter((file) => isCode.test(file))
    .map((file) => readFileSync(path.join(tree, file), 'utf8'))
    .join('\n')
}
