import * as z from 'zod'
import { type Field, fieldOf, type Shape, type ValuesOf } from '#platform/fields.ts'

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

/** Two bodies that fill in every field of a contract and have nothing in common. */
export function draftsOf<Fields extends Shape>(fields: Fields): readonly [ValuesOf<Fields>, ValuesOf<Fields>] {
  const draft = (at: 0 | 1) =>
    z.object(fields).parse(
      Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, filled(fieldOf(schema), at)])),
    )
  return [draft(0), draft(1)]
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

/** For every field of a contract what no server may take, with the name of the field. */
export const wrongDraftsOf = (fields: Shape): [name: string, value: unknown][] =>
  Object.entries(fields).flatMap(([name, schema]) =>
    wrongOf(fieldOf(schema)).map((value): [string, unknown] => [name, value]),
  )
