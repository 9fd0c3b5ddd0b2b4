import { fold } from '#platform/text/fold.ts'
import { distinctLabels } from './ticket-rows.ts'

/** Adds and removes labels, without regard to case and accents. */
export function relabel(labels: readonly string[], added: readonly string[], removed: readonly string[]) {
  const removedKeys = new Set(removed.map((label) => fold(label)))
  return distinctLabels([...labels.filter((label) => !removedKeys.has(fold(label))), ...added])
}
