// Applies docs/add-a-field.md, from its own code blocks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseFields } from './fields.mjs'
import { root } from '../paths.mjs'

const page = 'docs/add-a-field.md'

/** The module that the page begins with, and its changes. */
export function workedExample() {
  const text = readFileSync(path.join(root, page), 'utf8')
  // The file of a block is the last one that the line above it names.
  const blocks = [...text.matchAll(/^(.*)\n\n```(\w+)\n([^]*?)^```$/gm)].map(([, above, language, code]) => ({
    file: [...above.matchAll(/`([\w/-]+\.\w+)`/g)].at(-1)?.[1],
    language,
    code,
  }))
  const [, name, fields] = /^npm run new-module (\S+) -- --fields "(.+)"$/m.exec(text) ?? []
  const edits = blocks.filter(({ language }) => language === 'diff')
  const files = blocks.filter(({ language }) => language === 'sql')
  if (!name || edits.length < 5 || files.length === 0) throw new Error(`${page} has no example`)
  return { wanted: { name, fields: parseFields(fields) }, apply: (folder) => apply(folder, edits, files) }
}

function apply(folder, edits, files) {
  for (const { file, code } of edits) {
    const target = path.join(folder, file)
    const changed = code.split(/^@@\n/m).reduce((text, part) => edited(text, part, file), readFileSync(target, 'utf8'))
    writeFileSync(target, changed)
  }
  for (const { file, code } of files) {
    if (existsSync(path.join(folder, file))) throw new Error(`${page}: ${file} already exists`)
    writeFileSync(path.join(folder, file), code)
  }
}

/** Unchanged and removed lines have to exist once, as the page shows them. */
function edited(text, part, file) {
  const lines = part.trimEnd().split('\n')
  const side = (sign) =>
    lines
      .filter((line) => line[0] !== sign)
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const [before, after] = [side('+'), side('-')]
  if (text.split(before).length !== 2)
    throw new Error(`${page}: ${file} does not contain this exactly once:\n${before}`)
  return text.replace(before, () => after)
}
