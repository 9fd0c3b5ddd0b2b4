// The fields of a record in `npm run new-module orders --fields "…"`.
import { capital, isKebab } from './spellings.mjs'
import { UsageError } from '../usage-error.mjs'

export const kinds = [
  'text',
  'long-text',
  'number',
  'decimal',
  'money',
  'date',
  'yes-no',
  'choice',
  'choices',
  'email',
  'phone',
  'url',
  'person',
  'record',
  'own',
  'files',
]

/** Kinds with a list of values in brackets, and kinds that are always or never required. */
const isListed = (kind) => kind === 'choice' || kind === 'choices'
const isNeverRequired = (kind) => ['yes-no', 'choice', 'choices', 'record', 'own', 'files'].includes(kind)

const reservedNames = [
  ['Every record has', ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'deleted', 'search']],
  ['Every list is asked by', ['q', 'sort', 'page', 'perPage', 'limit', 'at']],
  ['Every form has', ['root']],
  ['Every table of PostgreSQL has', ['ctid', 'cmin', 'cmax', 'xmin', 'xmax', 'tableoid']],
]
const maxNameLength = 40

/** Column names in SQLite ignore case. */
export const isSameName = (a, b) => a.toLowerCase() === b.toLowerCase()

/**
 * Parses `title:text, due?:date, status:choice(open|paid=Paid up)`: a name, a question mark if it is optional, a label
 * after `=` if it differs from the name, and a kind. The first required text is the record's title.
 * @returns {{ name: string, label: string, kind: string, isRequired: boolean, choices: { value: string, label: string }[], digits?: number, unit?: string, topics?: string[], maxFiles?: number }[]}
 */
export function parseFields(text) {
  const fields = splitAtCommas(text).map(parseField)
  const duplicate = fields.find(({ name }, index) =>
    fields.slice(0, index).some((field) => isSameName(field.name, name)),
  )
  if (duplicate) throw new UsageError(`There are two fields “${duplicate.name}”.`)
  titleField(fields)
  return fields
}

/** Whether the field is a number with a unit, which is a text of the module. */
export const hasUnit = ({ unit }) => unit !== undefined

/** The field with a record's title. */
export function titleField(fields) {
  const title = fields.find(({ kind, isRequired }) => kind === 'text' && isRequired)
  if (title) return title
  throw new UsageError('No field is the title of a record. Add a required text, such as title:text')
}

export function parseField(text) {
  const match = /^([^?=:]+?)\s*(\?)?\s*(?:=\s*([^:]+?)\s*)?(?::\s*([a-z-]+)\s*(?:\((.*)\))?)?$/s.exec(text.trim())
  if (!match) throw new UsageError(`“${text.trim()}” is not a field. Write name:kind, such as due?:date`)
  const [, written, mark, label, kind = 'text', inBrackets] = match
  const name = parseName(written)
  if (!kinds.includes(kind)) throw new UsageError(`“${kind}” is not a kind of field. Kinds: ${kinds.join(', ')}`)
  if (mark && kind === 'yes-no') throw new UsageError(`${name} is yes or no: leave the question mark out.`)
  if (mark && kind === 'choice') throw new UsageError(`${name} is always one of its values: make “none” one of them.`)
  return {
    name,
    label: parseLabel(written, label),
    kind,
    isRequired: !mark && !isNeverRequired(kind),
    choices: isListed(kind) ? parseChoices(name, inBrackets ?? '') : [],
    ...parseDetails(name, kind, inBrackets),
  }
}

const maxDigits = 6
const maxFiles = 100

/** The text in brackets after kinds without a list of values: digits and unit, or contracts. */
function parseDetails(name, kind, inBrackets) {
  if (inBrackets === undefined || isListed(kind)) return kind === 'decimal' ? { digits: 2 } : {}
  if (kind === 'files') return { maxFiles: parseMaxFiles(name, inBrackets) }
  if (kind === 'number') return { unit: parseUnit(name, inBrackets) }
  if (kind === 'decimal') {
    const [, digits = '2', unit] = /^\s*(\d*)\s*(.*)$/s.exec(inBrackets) ?? []
    if (Number(digits || 2) < 1 || Number(digits || 2) > maxDigits)
      throw new UsageError(
        `${name}: a decimal has 1 to ${maxDigits} digits after the point, as in ${name}:decimal(3 kg)`,
      )
    return { digits: Number(digits || 2), ...(unit && { unit: parseUnit(name, unit) }) }
  }
  if (kind === 'record') return { topics: inBrackets.split('|').map((topic) => parseTopic(name, topic.trim())) }
  throw new UsageError(`${name}: a field of the kind ${kind} takes no brackets.`)
}

function parseMaxFiles(name, text) {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0
  if (count >= 1 && count <= maxFiles) return count
  throw new UsageError(`${name}: a record has 1 to ${maxFiles} files, as in ${name}:files(5)`)
}

function parseUnit(name, text) {
  const unit = text.trim()
  if (!/^[^\s'"`\\{}<>][^'"`\\{}<>]{0,19}$/.test(unit))
    throw new UsageError(`${name}: “${unit}” cannot be a unit. Write it as in ${name}:number(kg)`)
  return unit
}

function parseTopic(name, topic) {
  if (isKebab(topic)) return topic
  throw new UsageError(
    `${name}: “${topic}” is not the name of a module. Write its name, as in ${name}:record(orders|tickets)`,
  )
}

export function parseChoices(name, text) {
  const choices = text.split('|').map((part) => {
    const [, written, label] = /^([^=]*)=?(.*)$/s.exec(part).map((part) => part.trim())
    const value = toCamelCase(written)
    if (!/^[a-z][a-zA-Z0-9]*$/.test(value))
      throw new UsageError(
        `${name}: “${part.trim()}” cannot be a choice. They are written open|paid|void, or open=Not paid yet|paid`,
      )
    return { value, label: parseLabel(written, label) }
  })
  if (choices.length < 2)
    throw new UsageError(`${name}: a choice needs two values at least, as in ${name}:choice(open|done)`)
  if (new Set(choices.map(({ value }) => value)).size < choices.length)
    throw new UsageError(`${name} has two equal choices.`)
  return choices
}

/** A field's name in code and columns: `due date` and `due-date` are `dueDate`. */
function parseName(written) {
  const name = toCamelCase(written)
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new UsageError(`“${written.trim()}” cannot be a field’s name: letters and digits, as in dueDate.`)
  if (name.length > maxNameLength) throw new UsageError(`“${name}” is too long: at most ${maxNameLength} letters.`)
  const why = reservedReason(name)
  if (why) throw new UsageError(`${why}. Choose another name.`)
  return name
}

function reservedReason(name) {
  const [who] = reservedNames.find(([, names]) => names.some((reserved) => isSameName(reserved, name))) ?? []
  if (who) return `${who} “${name}” already`
  if (name in {}) return `Every object has “${name}” already`
  if (/^by[A-Z]/.test(name)) return `“${name}” begins as the columns do that lists are sorted by`
  return undefined
}

/** Splits at the commas outside brackets. */
function splitAtCommas(text) {
  const parts = text.split(/,(?![^(]*\))/).map((part) => part.trim())
  return parts.filter(Boolean)
}

const toCamelCase = (written) =>
  written
    .trim()
    .replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (letters) => letters.toLowerCase())
    .replaceAll(/[\s_-]+([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase())

/** The given label, or the name in words: `dueDate` is “Due date”, `VAT number` keeps its capitals. */
function parseLabel(written, given) {
  if (given?.includes('{{')) throw new UsageError(`“${given}” cannot be a label: texts have values between {{ and }}.`)
  const words = written
    .trim()
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
  return given || capital(words.join(' '))
}
