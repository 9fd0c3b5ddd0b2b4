import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInitialCommit } from './initial-commit.mjs'
import { writeProjectDocs } from './project-docs.mjs'
import { isProductName, replaceProductName } from './product-name.mjs'
import { writeProjectPackages } from './project-packages.mjs'
import { removeUnusedPictures } from './project-pictures.mjs'
import { projectReadme } from './project-readme.mjs'
import { writeKnipConfig } from './project-knip-config.mjs'
import { removeUnneededFiles } from './remove-unneeded-files.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { copyProjectFiles, moduleNames } from './copy-project.mjs'
import { UsageError } from '../usage-error.mjs'

/**
 * Creates a project in a new or empty folder: Atrium, the requested modules, their packages and pictures, a readme and
 * a Git history. If that fails, it removes everything.
 * @param {{ folder: string, modules: string[], product?: string, history?: boolean }} wanted
 */
export async function createProject({ folder, modules: requested, product = 'Atrium', history = true }) {
  const target = path.resolve(folder)
  const name = packageName(path.basename(target))
  const modules = [...new Set(requested)]
  validate({ target, name, modules, product })
  const existed = existsSync(target)
  try {
    const packages = await writeProject({ target, name, modules, product })
    return {
      target,
      name,
      modules,
      packages,
      commitProblem: history ? createInitialCommit(target, modules) : undefined,
    }
  } catch (error) {
    if (!existed) rmSync(target, { recursive: true, force: true })
    else for (const entry of readdirSync(target)) rmSync(path.join(target, entry), { recursive: true, force: true })
    throw error
  }
}

/**
 * Writes a project's files into an empty folder; returns the packages that it does not need. `ownCode` is the code of
 * an existing project, whose packages are needed as well.
 * @param {{ place: string, name: string, modules: string[], product: string, ownCode?: string }} wanted
 */
export async function writeProject({ target, name, modules, product, ownCode = '' }) {
  const removed = moduleNames().filter((name) => !modules.includes(name))
  copyProjectFiles(target)
  for (const name of removed) rmSync(path.join(target, 'src/modules', name), { recursive: true })
  // Git tracks no empty folder, and Atrium reads this one.
  if (modules.length === 0) writeFileSync(path.join(target, 'src/modules/.gitkeep'), '')
  removeUnneededFiles(target, removed)
  removeUnusedPictures(target, ownCode)
  writeKnipConfig(target)
  replaceProductName(target, product)
  const { version, packages } = await writeProjectPackages({ target, name, modules, product, ownCode })
  writeFileSync(path.join(target, 'README.md'), projectReadme(product === 'Atrium' ? name : product))
  writeProjectDocs(target, { name, modules, version })
  const formatted = await run(process.execPath, [tool('oxfmt'), '.'], { cwd: target, env: environment(), quiet: true })
  if (formatted.code !== 0) throw new Error(formatted.output)
  return packages
}

/** The folder's name as a valid package name. */
const packageName = (folder) =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[-._]+|[-._]+$/g, '')

function validate({ target, name, modules, product }) {
  const relativePath = path.relative(root, target)
  if (!relativePath.startsWith('..') && !path.isAbsolute(relativePath))
    throw new UsageError(`${target} is inside this project: choose a folder outside, such as ../my-app.`)
  if (existsSync(target) && !statSync(target).isDirectory()) throw new UsageError(`${target} is a file.`)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`${target} is not empty: choose an empty or a new folder.`)
  if (name === '')
    throw new UsageError(`${path.basename(target)} cannot be a package name: use letters from a to z and digits.`)
  if (!isProductName(product))
    throw new UsageError(
      `“${product}” cannot be the product's name: it begins with a letter or a digit and has at most 40 characters, none of them < > { } | * " \` \\ $ or a line break.`,
    )
  const available = moduleNames()
  const unknown = modules.filter((name) => !available.includes(name))
  if (unknown.length > 0)
    throw new UsageError(
      `There is no module ${unknown.join(', ')}. ${available.length > 0 ? `There are: ${available.join(', ')}` : 'There are no modules.'}`,
    )
}
