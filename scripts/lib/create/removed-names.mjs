// Names in the code marks of documents, and those that are missing in a project: modules, contracts, tables and
// screens.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { root } from '../paths.mjs'
import { moduleNames } from './copy-project.mjs'

// Also words of the platform.
const commonWords = new Set([
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

/** Names, addresses and migrations of the missing modules. */
export function removedNames(modules) {
  const removed = moduleNames().filter((name) => !modules.includes(name))
  const keptMigrations = new Set(modules.flatMap(listMigrations))
  const names = new Set()
  const screens = new Set()
  for (const module of removed) {
    const folder = path.join(root, 'src/modules', module)
    for (const file of filesBelow(folder).filter((candidate) =>
      /(?:contract[\w-]*|module)\.ts$|\.sql$/.test(candidate),
    )) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      for (const [, name] of text.matchAll(/\bcontract\(\s*'([^']+)'|create table "(\w+)"/g)) if (name) names.add(name)
      for (const [, table] of text.matchAll(/create table "(\w+)"/g)) names.add(table)
      for (const [, screen] of text.matchAll(/\bpath: '(\/[^']+)'/g)) screens.add(screen)
    }
    for (const file of listMigrations(module)) if (!keptMigrations.has(file)) names.add(file)
    names.add(module)
  }
  return { names, screens }
}

const listMigrations = (module) =>
  filesBelow(path.join(root, 'src/modules', module))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file))

const isRemoved = ({ names, screens }, code) => screens.has(code) || names.has(code) || names.has(code.split('.')[0])

/** Code marks, and the names in quotes and in lists within them: `recordOf('orders')`, `record(orders\\|offers)`. */
const codesIn = (text) =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => [
    code,
    ...[...code.matchAll(/['"(|]([\w.-]+)(?=['")|\\])/g)].map(([, name]) => name),
  ])

/** Removes missing names from lists of names, and whole sentences about a missing module or screen. */
export function withoutRemovedNames(text, removed) {
  const isRemovedName = (code) => isRemoved(removed, code)
  const isValid = (sentence) => !codesIn(sentence).some((code) => !commonWords.has(code) && isRemovedName(code))
  let isCode = false
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode
      if (isCode || !codesIn(line).some(isRemovedName)) return line
      const listed = isList.test(line) ? withoutRemovedEntries(line, isRemovedName) : line
      if (listed.startsWith('|') || isValid(listed)) return listed
      return listed.split(sentenceEnd).filter(isValid).join(' ')
    })
    .map((line) => line.trimEnd())
    .join('\n')
}

// Lines that are lists of names: data classes of the security page, and contracts whose reads are not counted.
const isList = /^(?:\| \*\*|- Not counted)/
const sentenceEnd = /(?<=\.) (?=[A-Z`[*])/

const listOfNames = /`[\w.-]+`(?:, `[\w.-]+`)+(?:, (?=where|whose))?/g

const withoutRemovedEntries = (line, isRemovedName) =>
  line.replaceAll(listOfNames, (list) => {
    const [end = ''] = /, $/.exec(list) ?? []
    const remaining = codesIn(list).filter((code) => !isRemovedName(code))
    return remaining.length > 0 ? `${remaining.map((code) => `\`${code}\``).join(', ')}${end}` : ''
  })

/** The missing names in a document, without words that also mean something else. */
export function removedNamesIn(text, removed) {
  return [...new Set(codesIn(text.replaceAll(/^```[^]*?^```/gm, '')))].filter(
    (code) => !commonWords.has(code) && isRemoved(removed, code),
  )
}
