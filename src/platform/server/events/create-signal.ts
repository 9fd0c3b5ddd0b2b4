import type { Contract } from '#platform/contract.ts'
import type { Signal } from '#platform/contracts/live-event.ts'

// The limit of a PostgreSQL notification, less room for the recipients.
const maxSignalLength = 2000

/** Builds a signal; throws if it is larger than a notification allows. */
export function createSignal(
  { name: topic }: Contract,
  users: readonly string[],
  name: string,
  value: unknown,
): Signal {
  const text = JSON.stringify(value ?? null)
  if (text.length > maxSignalLength) throw new Error(`The signal ${topic}.${name} is longer than ${maxSignalLength}`)
  return { topic, name, users: [...users], data: JSON.parse(text) }
}
