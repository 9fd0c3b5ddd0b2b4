// What a module's files say of its fields.
import { nameField } from './fields.mjs'
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
  number: ['z.int().min(0).max(1_000_000)', 'z.int().min(0).max(1_000_000).nullable().default(null)'],
  money: ['Amount', 'Amount.nullable().default(null)'],
  date: ['z.iso.date()', 'z.iso.date().nullable().default(null)'],
}
const columns = {
  number: 'integer',
  money: 'integer',
  'yes-no': 'boolean',
}
const texts = ['text', 'long-text', 'email', 'phone', 'url']
const figures = ['number', 'money', 'date']

function schemaOf({ kind, isRequired, choices }) {
  if (kind === 'yes-no') return 'z.boolean().default(false)'
  if (kind === 'choice')
    return `z.enum([${choices.map(({ value }) => quoted(value))}]).default(${quoted(choices[0].value)})`
  return schemas[kind][isRequired ? 0 : 1]
}

function columnOf({ name, kind, isRequired }) {
  const mayBeNull = !isRequired && figures.includes(kind)
  return `"${name}" ${columns[kind] ?? 'text'}${mayBeNull ? '' : ' not null'},`
}

const quoted = (text) => `'${text}'`

const imports = {
  money: "import { Amount } from '#platform/numbers/amount.ts'",
  phone: "import { PhoneNumber } from '#platform/fields/declared-kinds.ts'",
}

/**
 * The lines that stand where the template has its own, by the name of the place; `undefined` leaves the template's.
 * @param {ReturnType<typeof import('./fields.mjs').readFields>} fields
 * @param {{ camel: string }} plural
 * @returns {Record<string, string[] | undefined>}
 */
export function linesFor(fields, plural) {
  const named = nameField(fields)
  const filters = fields.filter(({ kind }) => kind === 'choice' || kind === 'yes-no')
  // A column to sort by must not be null.
  const sorts = fields.filter(({ kind, isRequired }) => isRequired && figures.includes(kind))
  const index = (name, of) =>
    `create index "${plural.camel}By${capital(name)}" on "${plural.camel}" (${of}) where "deletedAt" is null;`
  const described = (field) => {
    const said = [
      `schema: ${schemaOf(field)}`,
      ...(texts.includes(field.kind) ? ['isSearched: true'] : []),
      ...(filters.includes(field) ? ['isFilter: true'] : []),
      ...(field === named || sorts.includes(field) ? ['isSorted: true'] : []),
    ]
    return `${field.name}: { ${said.join(', ')} },`
  }
  return {
    imports: Object.keys(imports).flatMap((kind) => (fields.some((one) => one.kind === kind) ? [imports[kind]] : [])),
    fields: fields.map(described),
    choices: fields.some(({ kind }) => kind === 'choice') ? undefined : [],
    columns: fields.map(columnOf),
    indexes: [
      ...filters.map(({ name }) => index(name, `"${name}", "createdAt", "id"`)),
      '',
      '-- The other orders.',
      index(named.name, `"by${capital(named.name)}", "id"`),
      ...sorts.map(({ name }) => index(name, `"${name}", "id"`)),
    ],
  }
}
