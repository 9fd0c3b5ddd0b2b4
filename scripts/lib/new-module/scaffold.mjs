import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withoutComments } from '../../../src/testing/project/text-rules.ts'
import { root as ownRoot } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { isKebab, toSingular, spell } from './spellings.mjs'
import { findOwner } from './existing-names.mjs'
import { listTemplate, recordTemplate, templateCode } from './templates.mjs'
import { UsageError } from '../usage-error.mjs'

/**
 * A module's names, and the paths of its folder and screens; throws if one of these is invalid.
 * @param {{ name: string, singular?: string, address?: string, root?: string }} wanted
 */
export function resolveModule({ name, singular, address = `/apps/${name}`, root = ownRoot }) {
  const names = namesFor(name, singular)
  const folder = path.join(root, 'src/modules', name)
  if (existsSync(folder)) throw new UsageError(`The module “${name}” already exists: src/modules/${name}.`)
  checkNames(names, root)
  checkPath(address, root)
  return { names, address, folder }
}

/**
 * Writes a module folder into the tree at `root` and formats it; returns its files. Without fields it is a list of
 * titles.
 * @param {{ name: string, singular?: string, address?: string, fields?: ReturnType<typeof import('./fields.mjs').parseFields>, root?: string }} wanted
 */
export async function scaffold({ fields = [], root = ownRoot, ...wanted }) {
  const { names, address, folder } = resolveModule({ ...wanted, root })
  const { name } = wanted
  const template = fields.length > 0 ? recordTemplate(fields) : listTemplate
  const order = nextOrder(root)
  const files = template.filesFor(names).map(({ file, text }) => {
    const moved = text.replaceAll(`/apps/${name}`, address)
    return { file, text: file === 'module.ts' ? moved.replace('order: 90', `order: ${order}`) : moved }
  })
  for (const { file, text } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  // A longer or shorter name changes line breaks.
  const args = [tool('oxfmt'), folder]
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment(), quiet: true })
  if (code === 0) return files.map(({ file }) => file).toSorted()
  rmSync(folder, { recursive: true })
  throw new Error(output)
}

function namesFor(name, givenSingular) {
  if (!isKebab(name)) {
    throw new UsageError(
      `“${name}” cannot be a module’s name: small letters, digits and hyphens, as in purchase-orders.`,
    )
  }
  const singular = givenSingular ?? toSingular(name)
  if (!singular) throw new UsageError(`The singular of “${name}” is not known. Add it: --singular <word>`)
  if (!isKebab(singular)) throw new UsageError(`--singular ${singular}: use small letters, digits and hyphens.`)
  if (singular === name) {
    throw new UsageError(
      `Singular and plural are both “${name}”, but code needs two words. Try --singular ${name}-item`,
    )
  }
  return { plural: spell(name), singular: spell(singular) }
}

/** Refuses words of the language and of the templates' code, and names that the application already uses. */
function checkNames({ plural, singular }, root) {
  for (const spellings of [plural, singular]) {
    const { kebab, camel } = spellings
    const file = findCollision(spellings, spellings === plural ? 'plural' : 'singular')
    const reserved = isReserved(camel) && 'is a reserved word of the language'
    const reason = reserved || (file && `has a meaning of its own in a module’s ${file}`)
    if (reason) {
      const advice = kebab === plural.kebab ? 'Choose a longer name' : 'Say another with --singular'
      throw new UsageError(`“${kebab}” ${reason}. ${advice}, as in shop-${kebab}.`)
    }
  }
  const owner = findOwner(plural, root)
  if (owner) throw new UsageError(`${owner}. Choose another name, as in shop-${plural.kebab}.`)
}

function checkPath(address, root) {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address) || /^\/(api|auth|assets|pictures)(\/|$)/.test(address)) {
    throw new UsageError(
      `--path ${address}: an address begins with a slash and is none of the server’s, as in /apps/orders.`,
    )
  }
  for (const file of moduleFiles(root)) {
    if (readFileSync(path.join(root, file), 'utf8').includes(`path: '${address}'`)) {
      throw new UsageError(`${address} is taken by ${file}. Choose another: --path /apps/<something>`)
    }
  }
}

/** The position after the last entry of the menu's section. */
function nextOrder(root) {
  const orders = moduleFiles(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(/section: 'work', order: (\d+)/g)].map(([, order]) => Number(order))
  })
  return Math.max(0, ...orders) + 10
}

const moduleFiles = (root) =>
  readdirSync(path.join(root, 'src/modules'))
    .map((module) => `src/modules/${module}/module.ts`)
    .filter((file) => existsSync(path.join(root, file)))

/** The template's file in which a name would collide with another one. */
function findCollision(spellings, which) {
  const pairs = ['camel', 'pascal'].map((spelling) => [spellings[spelling], spelling])
  return templateCode().find(({ file, text, placeholders }) => {
    const words = identifiersIn(text, file)
    return pairs.some(([word, spelling]) => words.has(word) && words.has(placeholders[which][spelling]))
  })?.file
}

/** Identifiers of a file; property names and texts do not collide. */
function identifiersIn(text, file) {
  const code = withoutComments(text, file).replaceAll(/'[^'\n]*'/g, "''")
  return new Set([...code.matchAll(/(?<![.\w$"/-])[A-Za-z_$][\w$]*(?![\w$]|\s*\??:|=[{"])/g)].map(([word]) => word))
}

function isReserved(word) {
  try {
    new Function(`'use strict'; const ${word} = 1; return ${word}`)
    return ['undefined', 'async', 'await', 'of'].includes(word)
  } catch {
    return true
  }
}
