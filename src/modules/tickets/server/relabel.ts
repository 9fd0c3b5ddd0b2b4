import { fold } from '#platform/text/fold.ts'
import { distinctLabels } from './ticket-rows.ts'

/** Labels with some added and some taken away, however those are spelt. */
export function relabel(labels: readonly string[], added: readonly string[], removed: readonly string[]) {
  const gone = new Set(removed.map((label) => fold(label)))
  return distinctLabels([...labels.filter((label) => !gone.has(fold(label))), ...added])
}
