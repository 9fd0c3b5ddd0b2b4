// The template folders of new modules, each with its placeholder names.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hasFiles, linesFor } from './field-code.mjs'
import { withFieldTexts } from './field-texts.mjs'
import { titleField } from './fields.mjs'
import { filesBelow } from '../files-below.mjs'
import { root } from '../paths.mjs'
import { capital, createRenamer, spell } from './spellings.mjs'

const listFiles = (folder) =>
  filesBelow(path.join(root, 'scripts', folder))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, 'scripts', folder, file), 'utf8') }))

// Two words each, so that all spellings differ.
const things = { plural: spell('plain-things'), singular: spell('plain-thing') }
const records = { plural: spell('plain-records'), singular: spell('plain-record') }

/** The code of all templates, each file with its placeholder names. */
export const templateCode = () =>
  Object.entries({ 'module-template': things, 'record-template': records })
    .flatMap(([folder, placeholders]) => listFiles(folder).map((template) => ({ ...template, placeholders })))
    .filter(({ file }) => /\.tsx?$/.test(file))

const renamed = (files, rename) => files.map(({ file, text }) => ({ file: rename(file), text: rename(text) }))

/** A list of titles to tick off. */
export const listTemplate = {
  filesFor: (names) => renamed(listFiles('module-template'), createRenamer(things, names)),
}

const getSpellings = (name) => ({ camel: name, pascal: capital(name) })

const isAboutFiles = (file) => file.endsWith('-files.test.ts')

/** Records with fields, each with its own screen. */
export const recordTemplate = (fields) => ({
  filesFor: (names) => {
    const { name } = titleField(fields)
    const files = fields.find(hasFiles)
    const placeholders = { ...records, called: getSpellings('plainName'), attached: getSpellings('plainFiles') }
    const attached = getSpellings(files?.name ?? 'plainFiles')
    const rename = createRenamer(placeholders, { ...names, called: getSpellings(name), attached })
    const used = listFiles('record-template').filter(({ file }) => files || !isAboutFiles(file))
    const lines = linesFor(fields, names.plural)
    return renamed(used, rename).map(({ file, text }) => ({
      file,
      text: file.startsWith('locales/') ? localised(file, text, fields) : filled(text, lines),
    }))
  },
})

function localised(file, text, fields) {
  const texts = withFieldTexts(JSON.parse(text), fields, path.basename(file, '.json'))
  return `${JSON.stringify(texts, undefined, 2)}\n`
}

/** Replaces the template's example lines between `// <fields>` and `// </fields>`. */
const filled = (text, lines) =>
  text.replaceAll(
    /^([ \t]*)(?:\/\/|--) <(\w+)>\n([^]*?)^[ \t]*(?:\/\/|--) <\/\2>\n/gm,
    (_, indent, marker, example) =>
      lines[marker]?.map((line) => (line === '' ? '\n' : `${indent}${line}\n`)).join('') ?? example,
  )
