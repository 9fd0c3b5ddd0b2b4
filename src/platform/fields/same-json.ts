import { isRecord } from '#platform/records/is-object.ts'

const canonical = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value

/** Whether two values are the same as JSON, in whatever order their fields are. */
export const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a, canonical) === JSON.stringify(b, canonical)
