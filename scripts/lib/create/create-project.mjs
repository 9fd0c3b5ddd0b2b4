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
  const place = path.resolve(folder)
  const name = packageName(path.basename(place))
  const modules = [...new Set(requested)]
  validate({ place, name, modules, product })
  const existed = existsSync(place)
  try {
    const packages = await writeProject({ place, name, modules, product })
    return { place, name, modules, packages, commitProblem: history ? createInitialCommit(place, modules) : undefined }
  } catch (error) {
    if (!existed) rmSync(place, { recursive: true, force: true })
    else for (const entry of readdirSync(place)) rmSync(path.join(place, entry), { recursive: true, force: true })
    throw error
  }
}

/**
 * Writes a project's files into an empty folder; returns the packages that it does not need. `ownCode` is the code of
 * an existing project, whose packages are needed as well.
 * @param {{ place: string, name: string, modules: string[], product: string, ownCode?: string }} wanted
 */
export async function writeProject({ place, name, modules, product, ownCode = '' }) {
  const removed = moduleNames().filter((one) => !modules.includes(one))
  copyProjectFiles(place)
  for (const one of removed) rmSync(path.join(place, 'src/modules', one), { recursive: true })
  // Git tracks no empty folder, and Atrium reads this one.
  if (modules.length === 0) writeFileSync(path.join(place, 'src/modules/.gitkeep'), '')
  removeUnneededFiles(place, removed)
  removeUnusedPictures(place, ownCode)
  writeKnipConfig(place)
  replaceProductName(place, product)
  const { version, packages } = await writeProjectPackages({ place, name, modules, product, ownCode })
  writeFileSync(path.join(place, 'README.md'), projectReadme(product === 'Atrium' ? name : product))
  writeProjectDocs(place, { name, modules, version })
  const formatted = await run(process.execPath, [tool('oxfmt'), '.'], { cwd: place, env: environment(), quiet: true })
  if (formatted.code !== 0) throw new Error(formatted.output)
  return packages
}

/** The folder's name as a valid package name. */
const packageName = (folder) =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[-._]+|[-._]+$/g, '')

function validate({ place, name, modules, product }) {
  const relativePath = path.relative(root, place)
  if (!relativePath.startsWith('..') && !path.isAbsolute(relativePath))
    throw new UsageError(`${place} is inside this project: choose a folder outside, such as ../my-app.`)
  if (existsSync(place) && !statSync(place).isDirectory()) throw new UsageError(`${place} is a file.`)
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new UsageError(`${place} is not empty: choose an empty or a new folder.`)
  if (name === '')
    throw new UsageError(`${path.basename(place)} cannot be a package name: use letters from a to z and digits.`)
  if (!isProductName(product))
    throw new UsageError(
      `“${product}” cannot be the product's name: it begins with a letter or a digit and has at most 40 characters, none of them < > { } | * " \` \\ $ or a line break.`,
    )
  const known = moduleNames()
  const unknown = modules.filter((one) => !known.includes(one))
  if (unknown.length > 0)
    throw new UsageError(
      `There is no module ${unknown.join(', ')}. ${known.length > 0 ? `There are: ${known.join(', ')}` : 'There are no modules.'}`,
    )
}
