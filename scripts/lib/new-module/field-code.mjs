// The code of a module that depends on its fields.
import { hasUnit, titleField } from './fields.mjs'
import { capital } from './spellings.mjs'

const schemas = {
  text: ['z.string().trim().min(1).max(200)', "z.string().trim().max(200).default('')"],
  'long-text': ['z.string().trim().min(1).max(10_000)', "z.string().trim().max(10_000).default('')"],
  email: ['z.email().max(254)', "z.union([z.literal(''), z.email().max(254)]).default('')"],
  phone: ['PhoneNumber.min(1)', "PhoneNumber.default('')"],
  url: [
    'z.url({ protocol: /^https?$/ }).max(300)',
    "z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default('')",
  ],
  money: ['Amount', 'Amount.nullable().default(null)'],
  date: ['z.iso.date()', 'z.iso.date().nullable().default(null)'],
  person: ['PersonReference', 'PersonReference.nullable().default(null)'],
}
const figureBounds = '.min(0).max(1_000_000)'
const defaultMaxFiles = 10
const mayBeNothing = '.nullable().default(null)'
const columns = {
  number: 'integer',
  money: 'integer',
  'yes-no': 'boolean',
  decimal: 'double precision',
  choices: 'json',
  person: 'json',
  record: 'json',
  own: 'json',
  files: 'json',
}
const texts = ['text', 'long-text', 'email', 'phone', 'url']
const figures = ['number', 'decimal', 'money', 'date']
const searched = [...texts, 'choice', 'choices', 'person', 'record', 'own']
const nullable = [...figures, 'person', 'record', 'own']

const writeList = (values) => values.map(quoted).join(', ')
const listName = ({ name }) => `${name}Choices`

/** Schemas that depend on more than whether the field may be empty. */
const madeSchemas = {
  'yes-no': () => 'z.boolean().default(false)',
  choice: (field) => `choiceOf(${listName(field)}).default(${quoted(field.choices[0].value)})`,
  choices: (field) => `z.array(choiceOf(${listName(field)})).max(${field.choices.length}).default([])`,
  decimal: ({ digits, unit }) => `decimalOf(${digits}${unit ? `, ${quoted(unit)}` : ''})${figureBounds}`,
  number: ({ unit }) => `${unit ? `integerOf(${quoted(unit)})` : 'z.int()'}${figureBounds}`,
  record: ({ topics = [] }) => `recordOf(${writeList(topics)})${mayBeNothing}`,
  own: (_, plural) => `recordOf(${quoted(plural.kebab)})${mayBeNothing}`,
  files: ({ maxFiles = defaultMaxFiles }) => `filesOf(${maxFiles}).default([])`,
}

function writeSchema(field, plural) {
  const { kind, isRequired } = field
  const schema = madeSchemas[kind]?.(field, plural)
  if (schema === undefined) return schemas[kind][isRequired ? 0 : 1]
  return !isRequired && (kind === 'decimal' || kind === 'number') ? `${schema}${mayBeNothing}` : schema
}

function writeColumn({ name, kind, isRequired }) {
  const mayBeNull = !isRequired && nullable.includes(kind)
  return `"${name}" ${columns[kind] ?? 'text'}${mayBeNull ? '' : ' not null'},`
}

const quoted = (text) => `'${text}'`

/** Whether the field has files, which need an endpoint and have to be released. */
export const hasFiles = ({ kind }) => kind === 'files'

/** Whether the field refers to a record or a person, whose new title or name it follows: found by an index. */
const isReference = ({ kind }) => kind === 'record' || kind === 'own' || kind === 'person'

const isListed = ({ choices }) => choices.length > 0

/** Common names of values, by their colour. */
const tones = {
  info: ['open', 'new', 'active', 'sent', 'inProgress'],
  warning: ['pending', 'late', 'high', 'waiting', 'onHold'],
  success: ['paid', 'done', 'closed', 'approved', 'delivered', 'shipped'],
  error: ['cancelled', 'rejected', 'urgent', 'void'],
}

/** Common names of values that wait for somebody else, or are finished. */
const phases = {
  waiting: ['pending', 'waiting', 'onHold', 'sent', 'shipped'],
  done: ['paid', 'done', 'closed', 'approved', 'delivered', 'cancelled', 'rejected', 'void'],
}

const chooseMeaning = (names, value, usual) => Object.keys(names).find((name) => names[name].includes(value)) ?? usual

/** The meanings of a field's values: those of a status, of which one at least is waiting or done, have a phase. */
function getMeanings({ kind, choices }) {
  const values = choices.map(({ value }) => value)
  const isStatus = kind === 'choice' && values.some((value) => chooseMeaning(phases, value))
  return {
    keys: isStatus ? ['phase', 'tone'] : ['tone'],
    lines: values.map((value) => {
      const phase = isStatus ? `phase: ${quoted(chooseMeaning(phases, value, 'open'))}, ` : ''
      return `  ${value}: { ${phase}tone: ${quoted(chooseMeaning(tones, value, 'quiet'))} },`
    }),
  }
}

/** One list for each field with choices: its values, in order, with their meanings. */
const choiceLists = (fields) =>
  fields.filter(isListed).flatMap((field) => {
    const { keys, lines } = getMeanings(field)
    return [
      `/** The values of ${field.name}, each with its ${keys.length > 1 ? 'phase and ' : ''}colour. */`,
      `export const ${listName(field)} = {`,
      ...lines,
      `} as const satisfies Choices<${keys.map(quoted).join(' | ')}>`,
      '',
    ]
  })

/** The translated units of fields, each a text of the module. */
const unitLines = (fields) =>
  fields.length > 0 ? [`units: { ${fields.map(({ name }) => `${name}: t('units.${name}')`).join(', ')} },`] : []

/** The imported names that a kind of field needs, by file. */
const declaredBy = {
  phone: () => 'PhoneNumber',
  person: () => 'PersonReference',
  record: () => 'recordOf',
  own: () => 'recordOf',
  files: () => 'filesOf',
  decimal: () => 'decimalOf',
  number: ({ unit }) => unit && 'integerOf',
}

function importsFor(fields) {
  const declared = [...new Set(fields.flatMap((field) => declaredBy[field.kind]?.(field) ?? []).filter(Boolean))]
  const sorted = declared.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()))
  return [
    ...(fields.some(({ kind }) => kind === 'money') ? ["import { Amount } from '#platform/numbers/amount.ts'"] : []),
    ...(fields.some(hasFiles) ? ["import { fileDownload } from '#platform/files/stored-file.ts'"] : []),
    ...(sorted.length > 0 ? [`import { ${sorted.join(', ')} } from '#platform/fields/declared-kinds.ts'`] : []),
    ...(fields.some(isListed) ? ["import { choiceOf, type Choices } from '#platform/fields/choices.ts'"] : []),
  ]
}

/**
 * The lines that replace the template's, by the name of the position; `undefined` keeps the template's.
 * @param {ReturnType<typeof import('./fields.mjs').parseFields>} fields
 * @param {{ camel: string, kebab: string }} plural
 * @returns {Record<string, string[] | undefined>}
 */
export function linesFor(fields, plural) {
  const title = titleField(fields)
  const filters = fields.filter(({ kind }) => kind === 'choice' || kind === 'yes-no')
  // A column to sort by must not be null.
  const sorts = fields.filter(({ kind, isRequired }) => isRequired && figures.includes(kind))
  const index = (name, of) =>
    `create index "${plural.camel}By${capital(name)}" on "${plural.camel}" (${of}) where "deletedAt" is null;`
  const references = fields.filter(isReference)
  const described = (field) => {
    const properties = [
      `schema: ${writeSchema(field, plural)}`,
      ...(searched.includes(field.kind) ? ['isSearched: true'] : []),
      ...(filters.includes(field) ? ['isFilter: true'] : []),
      ...(field === title || sorts.includes(field) ? ['isSorted: true'] : []),
    ]
    return `${field.name}: { ${properties.join(', ')} },`
  }
  return {
    imports: importsFor(fields),
    lists: choiceLists(fields),
    fields: fields.map(described),
    choices: fields.some(isListed) ? undefined : [],
    units: unitLines(fields.filter(hasUnit)),
    files: fields.some(hasFiles) ? undefined : [],
    columns: fields.map(writeColumn),
    indexes: [
      ...filters.map(({ name }) => index(name, `"${name}", "createdAt", "id"`)),
      ...references.map(
        ({ name }) => `create index "${plural.camel}By${capital(name)}" on "${plural.camel}" (("${name}" ->> 'id'));`,
      ),
      '',
      '-- The other orders.',
      index(title.name, `"by${capital(title.name)}", "id"`),
      ...sorts.map(({ name }) => index(name, `"${name}", "id"`)),
    ],
  }
}
