import * as z from 'zod'
import { richTextPaths } from '#platform/server/html/sanitise-rich-texts.ts'
import { type Operation, operations } from './endpoints.ts'
import { minimalValue } from './minimal-value.ts'

/** Every rich text in the bodies of all endpoints, by its path. */
export const richTextFields = operations.flatMap((operation) =>
  operation.endpoint.body ? richTextPaths(operation.endpoint.body).map((path) => ({ operation, path })) : [],
)

const Fields = z.record(z.string(), z.unknown()).catch({})

/** The minimal body of an endpoint, with this text in one of its fields. */
export function bodyWith({ endpoint }: Operation, path: string, text: string) {
  const setAtPath = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return text
    const fields = Fields.parse(value)
    return { ...fields, [name]: setAtPath(fields[name], rest) }
  }
  return setAtPath(endpoint.body && minimalValue(endpoint.body), path.split('.'))
}

/** This many pieces of HTML, each with its number. */
export const repeatHtml = (many: number, piece: (index: number) => string) =>
  Array.from({ length: many }, (_, index) => piece(index)).join('')
