// What documents name in code marks, and what of it did not come along: modules, contracts, tables and screens.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { root } from '../paths.mjs'
import { moduleNames } from './tree-copy.mjs'

// Words of the platform, too.
const words = new Set([
  'audit',
  'events',
  'events.announce',
  'events.notify',
  'forms',
  'home',
  'shop',
  'email',
  'users',
  'roles',
  'workspace',
])

/** Names and addresses of the modules that did not come along. */
export function whatIsGone(modules) {
  const gone = moduleNames().filter((name) => !modules.includes(name))
  const names = new Set()
  const screens = new Set()
  for (const module of gone) {
    const folder = path.join(root, 'src/modules', module)
    for (const file of filesBelow(folder).filter((one) => /(?:contract[\w-]*|module)\.ts$|\.sql$/.test(one))) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      for (const [, name] of text.matchAll(/\bcontract\(\s*'([^']+)'|create table "(\w+)"/g)) if (name) names.add(name)
      for (const [, table] of text.matchAll(/create table "(\w+)"/g)) names.add(table)
      for (const [, screen] of text.matchAll(/\bpath: '(\/[^']+)'/g)) screens.add(screen)
    }
    names.add(module)
  }
  return { names, screens }
}

const isGone = ({ names, screens }, code) => screens.has(code) || names.has(code) || names.has(code.split('.')[0])

const codesIn = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)

/** In a list of names those that are gone are left out; a sentence about a module or a screen that is gone goes as a whole. */
export function withoutGoneNames(text, gone) {
  const dead = (code) => isGone(gone, code)
  const isAlive = (sentence) => !codesIn(sentence).some((code) => !words.has(code) && dead(code))
  let isCode = false
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode
      if (isCode || !codesIn(line).some(dead)) return line
      const listed = isList.test(line) ? withoutDead(line, dead) : line
      if (listed.startsWith('|') || isAlive(listed)) return listed
      return listed.split(sentenceEnd).filter(isAlive).join(' ')
    })
    .map((line) => line.trimEnd())
    .join('\n')
}

// Lines that are lists of names: data classes of the security page, and contracts of which reads are not counted.
const isList = /^(?:\| \*\*|- Not counted)/
const sentenceEnd = /(?<=\.) (?=[A-Z`[*])/

const withoutDead = (line, dead) =>
  line.replaceAll(/`([\w.-]+)`, (?=`|where|whose)|(?<=`), `([\w.-]+)`/g, (all, one, other) =>
    dead(one ?? other) ? '' : all,
  )

/** The names in a document that are gone; words that mean something else, too, are not looked for. */
export function goneNamesIn(text, gone) {
  return [...new Set(codesIn(text.replaceAll(/^```[^]*?^```/gm, '')))].filter(
    (code) => !words.has(code) && isGone(gone, code),
  )
}
