import { fold } from '#platform/text/fold.ts'
import { distinctLabels } from './ticket-rows.ts'

/** Adds and removes labels, without regard to case and accents. */
export function relabel(labels: readonly string[], added: readonly string[], removed: readonly string[]) {
  const gone = new Set(removed.map((label) => fold(label)))
  return distinctLabels([...labels.filter((label) => !gone.has(fold(label))), ...added])
}
