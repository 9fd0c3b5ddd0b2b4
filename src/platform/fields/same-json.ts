import { isRecord } from '#platform/records/is-object.ts'

const canonical = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two values are the same as JSON, in whatever order their fields are. */
export const isSameJson = (one: unknown, other: unknown) =>
  JSON.stringify(one, canonical) === JSON.stringify(other, canonical)
