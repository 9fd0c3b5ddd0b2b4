// What `npm run new-module orders --fields "…"` says of the fields of a record.
import { spell } from './spellings.mjs'
import { Unusable } from './unusable.mjs'

export const kinds = ['text', 'long-text', 'number', 'money', 'date', 'yes-no', 'choice', 'email']

// Every record has these.
const ofRecords = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'deleted', 'search']
// Every list asks by these.
const ofLists = ['q', 'sort', 'page', 'perPage', 'limit', 'at']
const mostLetters = 40

/**
 * Reads `title:text, due?:date, status:choice(open|paid=Paid up)`: a name, a question mark where it may be left out, a
 * label after `=` where the name is not enough, and a kind. The first text that is required is what a record is called.
 * @returns {{ name: string, label: string, kind: string, isRequired: boolean, choices: { value: string, label: string }[] }[]}
 */
export function readFields(text) {
  const fields = partsOf(text).map(readField)
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Unusable(`There are two fields “${twice}”.`)
  const byName = `by${pascal(nameField(fields).name)}`
  if (names.includes(byName))
    throw new Unusable(`“${byName}” is the column that the list is sorted by. Choose another name.`)
  return fields
}

/** What a record is called. */
export function nameField(fields) {
  const found = fields.find(({ kind, isRequired }) => kind === 'text' && isRequired)
  if (found) return found
  throw new Unusable('None of the fields says what a record is called. Add a text that is required, such as title:text')
}

export function readField(text) {
  const found = /^([^?=:]+?)\s*(\?)?\s*(?:=\s*([^:]+?)\s*)?(?::\s*([a-z-]+)\s*(?:\((.*)\))?)?$/s.exec(text.trim())
  if (!found) throw new Unusable(`“${text.trim()}” cannot be read. A field is written name:kind, as in due?:date`)
  const [, written, mark, label, kind = 'text', inside] = found
  const name = nameOf(written)
  if (!kinds.includes(kind)) throw new Unusable(`“${kind}” is no kind of field. There are: ${kinds.join(', ')}`)
  if (kind !== 'choice' && inside !== undefined)
    throw new Unusable(`${name}: only a choice has its values in brackets.`)
  if (mark && kind === 'yes-no') throw new Unusable(`${name} is yes or no: leave the question mark out.`)
  if (mark && kind === 'choice') throw new Unusable(`${name} is always one of its values: make “none” one of them.`)
  return {
    name,
    label: label ?? spell(kebabOf(name)).sentence,
    kind,
    isRequired: !mark && kind !== 'yes-no' && kind !== 'choice',
    choices: kind === 'choice' ? readChoices(name, inside ?? '') : [],
  }
}

export function readChoices(name, text) {
  const choices = text.split('|').map((one) => {
    const [written = '', label] = one.split('=').map((part) => part.trim())
    const value = camelOf(written)
    if (!/^[a-z][a-zA-Z0-9]*$/.test(value))
      throw new Unusable(
        `${name}: “${one.trim()}” cannot be a choice. They are written open|paid|void, or open=Not paid yet|paid`,
      )
    return { value, label: label || spell(kebabOf(value)).sentence }
  })
  if (choices.length < 2)
    throw new Unusable(`${name}: a choice needs two values at least, as in ${name}:choice(open|done)`)
  if (new Set(choices.map(({ value }) => value)).size < choices.length)
    throw new Unusable(`${name} has a choice twice.`)
  return choices
}

/** A field's name as code and columns have it: `due date` and `due-date` are `dueDate`. */
export function nameOf(written) {
  const name = camelOf(written)
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new Unusable(`“${written.trim()}” cannot be a field’s name: letters and digits, as in dueDate.`)
  if (name.length > mostLetters) throw new Unusable(`“${name}” is too long: at most ${mostLetters} letters.`)
  if (ofRecords.includes(name)) throw new Unusable(`Every record has “${name}” already. Choose another name.`)
  if (ofLists.includes(name)) throw new Unusable(`Every list is asked by “${name}”. Choose another name.`)
  if (name in {}) throw new Unusable(`Every object has “${name}” already. Choose another name.`)
  return name
}

/** At the commas that are in no brackets. */
function partsOf(text) {
  const parts = text.split(/,(?![^(]*\))/).map((part) => part.trim())
  return parts.filter(Boolean)
}

const camelOf = (written) =>
  written
    .trim()
    .replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (letters) => letters.toLowerCase())
    .replaceAll(/[\s_-]+([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase())

const kebabOf = (camel) => camel.replaceAll(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)

export const pascal = (camel) => camel[0].toUpperCase() + camel.slice(1)
