/** Whether properties of a value can be read: an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The same without lists. */
export const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value)
