import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beginHistory } from './begin-history.mjs'
import { ownDocs } from './own-docs.mjs'
import { isProductName, ownName } from './own-name.mjs'
import { ownPackages } from './own-packages.mjs'
import { ownPictures } from './own-pictures.mjs'
import { ownReadme } from './own-readme.mjs'
import { ownRules } from './own-rules.mjs'
import { ownWorkshop } from './own-workshop.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { copyTree, moduleNames } from './tree-copy.mjs'
import { Unusable } from '../unusable.mjs'

/**
 * Creates a project in a new or empty folder: Atrium, the requested modules, their packages and pictures, a readme and
 * a Git history. If that fails, it removes everything.
 * @param {{ folder: string, modules: string[], product?: string, history?: boolean }} wanted
 */
export async function createProject({ folder, modules: asked, product = 'Atrium', history = true }) {
  const place = path.resolve(folder)
  const name = packageName(path.basename(place))
  const modules = [...new Set(asked)]
  refuse({ place, name, modules, product })
  const wasThere = existsSync(place)
  try {
    const packages = await makeTree({ place, name, modules, product })
    return { place, name, modules, packages, problem: history ? beginHistory(place, modules) : undefined }
  } catch (error) {
    if (!wasThere) rmSync(place, { recursive: true, force: true })
    else for (const entry of readdirSync(place)) rmSync(path.join(place, entry), { recursive: true, force: true })
    throw error
  }
}

/**
 * Writes a project's files into an empty folder; returns the packages that it does not need. `ownCode` is the code of
 * an existing project, whose packages are needed as well.
 * @param {{ place: string, name: string, modules: string[], product: string, ownCode?: string }} wanted
 */
export async function makeTree({ place, name, modules, product, ownCode = '' }) {
  const gone = moduleNames().filter((one) => !modules.includes(one))
  copyTree(place)
  for (const one of gone) rmSync(path.join(place, 'src/modules', one), { recursive: true })
  // Git tracks no empty folder, and Atrium reads this one.
  if (modules.length === 0) writeFileSync(path.join(place, 'src/modules/.gitkeep'), '')
  ownWorkshop(place, gone)
  ownPictures(place, ownCode)
  ownRules(place)
  ownName(place, product)
  const { version, packages } = await ownPackages({ place, name, modules, product, ownCode })
  writeFileSync(path.join(place, 'README.md'), ownReadme(product === 'Atrium' ? name : product))
  ownDocs(place, { name, modules, version })
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

function refuse({ place, name, modules, product }) {
  const way = path.relative(root, place)
  if (!way.startsWith('..') && !path.isAbsolute(way))
    throw new Unusable(`${place} is inside this project: choose a folder outside, such as ../my-app.`)
  if (existsSync(place) && !statSync(place).isDirectory()) throw new Unusable(`${place} is a file.`)
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new Unusable(`${place} is not empty: choose an empty or a new folder.`)
  if (name === '')
    throw new Unusable(`${path.basename(place)} cannot be a package name: use letters from a to z and digits.`)
  if (!isProductName(product))
    throw new Unusable(
      `“${product}” cannot be the product's name: letters, digits, spaces and hyphens, 40 at the most.`,
    )
  const known = moduleNames()
  const unknown = modules.filter((one) => !known.includes(one))
  if (unknown.length > 0)
    throw new Unusable(
      `There is no module ${unknown.join(', ')}. ${known.length > 0 ? `There are: ${known.join(', ')}` : 'There are no modules.'}`,
    )
}
