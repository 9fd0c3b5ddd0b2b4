import type * as z from 'zod'
import { type Field, getField, isRichText, clampTo } from '#platform/fields/fields.ts'

const richTexts = ['<p>Oat milk</p>', '<p>Zebra crossing</p>'] as const

const filled = (field: Field, at: 0 | 1) => {
  const { kind, choices, maxLength = 40 } = field
  switch (kind) {
    case 'text':
    case 'longText':
      return ['Oat milk', 'Zebra crossing'][at]?.slice(0, maxLength)
    case 'email':
      return ['oats@example.com', 'zebra@example.com'][at]
    case 'phone':
      return ['+44 20 7946 0000', '+49 30 555 0101'][at]
    case 'url':
      return ['https://oats.example/', 'https://zebra.example/'][at]
    case 'date':
      return ['2031-03-02', '2032-12-24'][at]
    case 'number':
      return clampTo(field, (at === 0 ? 3 : 12) + (field.digits ? 0.5 : 0))
    case 'money':
      return clampTo(field, at === 0 ? 12.5 : 199.99)
    case 'yesNo':
      return at === 0
    case 'choice':
      return at === 0 ? choices[0] : choices.at(-1)
    case 'choices':
      return choices.slice(at === 0 ? 0 : -1).slice(0, 1)
    case 'person':
      // Another module would have to be there.
      return { id: null, name: ['Ada Lovelace', 'Zoë Zebra'][at] }
    case 'record':
      // A record has to be there first.
      return null
    case 'files':
      // A file has to be uploaded first.
      return []
  }
}

/**
 * Two bodies with all fields of a contract's schema for new records, and different values in each; `own` are values for
 * fields with further rules.
 */
export function inventDrafts<Draft extends z.ZodObject>(
  draft: Draft,
  own: readonly [Partial<z.output<Draft>>, Partial<z.output<Draft>>] = [{}, {}],
): readonly [z.output<Draft>, z.output<Draft>] {
  const createDraft = (at: 0 | 1) => {
    const values = Object.entries(draft.shape).map(([name, schema]) => [
      name,
      isRichText(schema) ? richTexts[at] : filled(getField(schema), at),
    ])
    return draft.parse({ ...Object.fromEntries(values), ...own[at] })
  }
  return [createDraft(0), createDraft(1)]
}

/** Numbers just outside the bounds of a field, if it has any. */
const beyond = ({ min, max }: Field) => [min - 1, max + 1].filter(Number.isFinite)

/** A number with more decimal places than a field accepts, if it limits them. */
function tooFine({ isInteger, digits }: Field) {
  if (isInteger) return [1.5]
  return digits === undefined ? [] : [Number((1 + 10 ** -(digits + 1)).toFixed(digits + 1))]
}

const listInvalidValues = (field: Field): unknown[] => {
  const { kind, isRequired, maxLength } = field
  switch (kind) {
    case 'text':
    case 'longText':
    case 'phone':
      return [
        7,
        null,
        ['x'],
        ...(isRequired ? ['', '   '] : []),
        ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
      ]
    case 'email':
      return [7, 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`, ...(isRequired ? [''] : [])]
    case 'url':
      return [7, null, 'nowhere', ...(isRequired ? [''] : [])]
    case 'date':
      return [7, '', 'tomorrow', '2031-02-30', '2031-03-02T09:00:00Z']
    case 'number':
      return ['3', true, ...beyond(field), ...tooFine(field), ...(isRequired ? [null] : [])]
    case 'money':
      return ['3', true, ...beyond(field), 0.001, ...(isRequired ? [null] : [])]
    case 'yesNo':
      return ['yes', 1, null]
    case 'choice':
      return ['', 'nothing of the kind', 0, null]
    case 'choices':
      return ['', 'nothing of the kind', ['nothing of the kind'], null]
    case 'person':
      return [
        'Ada',
        7,
        { id: '1' },
        { id: '', name: 'Ada' },
        { id: null, name: ' ' },
        { id: '1', name: 'Ada', more: 1 },
        { id: 'never-made', name: 'Ada' },
      ]
    case 'record': {
      const [topic = 'orders'] = field.topics ?? []
      const right = { topic, id: '1', title: 'Oat milk', path: '/apps' }
      const wrong = [
        { path: '//example.com' },
        { path: 'https://example.com' },
        { path: '/\\\\example.com' },
        { title: '' },
        { id: 1 },
      ]
      const unknown = { ...right, id: 'never-made' }
      return ['Oat milk', 7, ...wrong.map((values) => ({ ...right, ...values })), unknown]
    }
    case 'files': {
      const unknown = { id: 'never-uploaded', name: 'oats.txt', type: 'text/plain', size: 3 }
      return [
        'oats.txt',
        7,
        null,
        ['oats.txt'],
        [{ id: unknown.id }],
        [unknown],
        Array.from({ length: (maxLength ?? 0) + 1 }, () => unknown),
      ]
    }
  }
}

/** Invalid values for every field of such a schema, with the field's name. */
export const listInvalidDrafts = ({ shape }: z.ZodObject): [name: string, value: unknown][] =>
  Object.entries(shape).flatMap(([name, schema]) =>
    (isRichText(schema) ? [7, null] : listInvalidValues(getField(schema))).map((value): [string, unknown] => [
      name,
      value,
    ]),
  )
