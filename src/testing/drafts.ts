import type * as z from 'zod'
import { type Field, fieldOf } from '#platform/fields.ts'

const filled = ({ kind, choices, most = 40 }: Field, at: 0 | 1) => {
  switch (kind) {
    case 'text':
    case 'longText':
      return ['Oat milk', 'Zebra crossing'][at]?.slice(0, most)
    case 'email':
      return ['oats@example.com', 'zebra@example.com'][at]
    case 'date':
      return ['2031-03-02', '2032-12-24'][at]
    case 'number':
      return [3, 12][at]
    case 'money':
      return [12.5, 199.99][at]
    case 'yesNo':
      return at === 0
    case 'choice':
      return at === 0 ? choices[0] : choices.at(-1)
  }
}

/** Two bodies that fill in every field of a contract's schema for new records and have nothing in common. */
export function draftsOf<Draft extends z.ZodObject>(draft: Draft): readonly [z.output<Draft>, z.output<Draft>] {
  const made = (at: 0 | 1) =>
    draft.parse(
      Object.fromEntries(Object.entries(draft.shape).map(([name, schema]) => [name, filled(fieldOf(schema), at)])),
    )
  return [made(0), made(1)]
}

const wrongOf = ({ kind, isRequired, most }: Field): unknown[] => {
  switch (kind) {
    case 'text':
    case 'longText':
      return [7, null, ['x'], ...(isRequired ? ['', '   '] : []), ...(most === undefined ? [] : ['x'.repeat(most + 1)])]
    case 'email':
      return [7, 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`, ...(isRequired ? [''] : [])]
    case 'date':
      return [7, '', 'tomorrow', '2031-02-30', '2031-03-02T09:00:00Z']
    case 'number':
      return ['3', true, 1.5, 1e300, ...(isRequired ? [null] : [])]
    case 'money':
      return ['3', true, -0.01, 0.001, 1e300, ...(isRequired ? [null] : [])]
    case 'yesNo':
      return ['yes', 1, null]
    case 'choice':
      return ['', 'nothing of the kind', 0, null]
  }
}

/** For every field of such a schema what no server may take, with the name of the field. */
export const wrongDraftsOf = ({ shape }: z.ZodObject): [name: string, value: unknown][] =>
  Object.entries(shape).flatMap(([name, schema]) =>
    wrongOf(fieldOf(schema)).map((value): [string, unknown] => [name, value]),
  )
