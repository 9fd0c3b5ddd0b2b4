import { toNestErrors } from '@hookform/resolvers'
import { type FieldError, type FieldErrors, type FieldValues, get, type Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { type Reason, toReason } from '#platform/errors/issue-reason.ts'

/** An error with the reason; the message is chosen when it is displayed, in the interface language. */
const toError = ({ reason, limit }: Reason): FieldError => ({
  type: reason,
  ...(limit !== undefined && { message: String(limit) }),
})

/** Errors from the server, each with the rejected value; an error applies until the value changes. */
export function createRefusals() {
  const refused = new Map<string, { error: FieldError; value: string }>()
  const valueAt = (values: FieldValues, path: string) => JSON.stringify(get(values, path))
  return {
    add: (path: string, reason: Reason, values: FieldValues) =>
      refused.set(path, { error: toError(reason), value: valueAt(values, path) ?? '' }),
    remove: (path: string) => refused.delete(path),
    clear: () => refused.clear(),
    of: (values: FieldValues) =>
      [...refused].flatMap(([path, { error, value }]) =>
        (valueAt(values, path) ?? '') === value ? [{ path, error }] : [],
      ),
  }
}
export type Refusals = ReturnType<typeof createRefusals>

/** The field that shows the error; for an item of a list of words, the list. */
function getFieldPath(path: readonly PropertyKey[], values: FieldValues) {
  const names = path.map(String)
  const isWord = typeof path.at(-1) === 'number' && typeof get(values, names.join('.')) !== 'object'
  return (isWord ? names.slice(0, -1) : names).join('.')
}

/** Validates the form with the schema of the API, and adds earlier errors from the server. */
export const createResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodType<Output, Input>,
    refusals: Refusals,
  ): Resolver<Input, unknown, Output> =>
  async (values, _context, options) => {
    const result = await schema.safeParseAsync(values, { reportInput: true })
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error?.issues ?? [])
      errors[getFieldPath(issue.path, values)] ??= toError(toReason(issue))
    for (const { path, error } of refusals.of(values)) errors[path] ??= error
    if (result.success && Object.keys(errors).length === 0) return { values: result.data, errors: {} }
    return { values: {}, errors: toNestErrors<Input>(errors, options) }
  }

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Error of a field, or of a list as a whole. */
export function errorAt(errors: FieldErrors, path: string): FieldError | undefined {
  const error: unknown = get(errors, path)
  if (typeof error !== 'object' || error === null) return undefined
  if ('root' in error && isError(error.root)) return error.root
  return isError(error) ? error : undefined
}

/** The paths of all fields with errors. */
export function invalidPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): string[] => {
    const path = prefix ? `${prefix}.${name}` : name
    if (isError(error)) return [name === 'root' ? prefix : path]
    return typeof error === 'object' && error !== null && name !== 'ref' ? invalidPaths(error, path) : []
  })
}
