import { fold } from './fold.ts'

// Labels are stored by name; names that differ only by case or accents are the same label.

const without = (labels: readonly string[], removed: readonly string[]) => {
  const removedKeys = new Set(removed.map((label) => fold(label)))
  return labels.filter((label) => !removedKeys.has(fold(label)))
}

const within = (labels: readonly string[], others: readonly string[]) => {
  const keys = new Set(others.map((label) => fold(label)))
  return labels.filter((label) => keys.has(fold(label)))
}

/** The labels, each once, as it was first written. */
export function distinctLabels(labels: readonly string[]) {
  const keys = new Set<string>()
  return labels.filter((label) => !keys.has(fold(label)) && keys.add(fold(label)))
}

export const relabel = (labels: readonly string[], added: readonly string[], removed: readonly string[]) =>
  distinctLabels([...without(labels, removed), ...added])

interface LabelChange {
  addLabels?: readonly string[] | undefined
  removeLabels?: readonly string[] | undefined
}

/** The change that restores labels as they were before `relabel`. */
export function invertLabels(labels: readonly string[], { addLabels = [], removeLabels = [] }: LabelChange) {
  const added = without(addLabels, labels)
  const removed = within(labels, removeLabels)
  return { ...(added.length > 0 && { removeLabels: added }), ...(removed.length > 0 && { addLabels: removed }) }
}
