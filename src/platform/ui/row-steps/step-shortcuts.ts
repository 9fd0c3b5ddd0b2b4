import type { Shortcut } from '#platform/web/shortcuts/shortcut-registry.ts'

export interface StepLabels {
  next: string
  previous: string
}

/** Shortcuts `j` and `k`: a step to the next or previous row. `hasArrows` lists the arrow keys beside them. */
export const stepShortcuts = (
  labels: StepLabels,
  onStep: (by: 1 | -1) => void,
  { hasArrows = false }: { hasArrows?: boolean } = {},
): Shortcut[] => [
  { keys: 'j', label: labels.next, run: () => onStep(1), repeats: true },
  ...(hasArrows ? [{ keys: 'ArrowDown', label: labels.next }] : []),
  { keys: 'k', label: labels.previous, run: () => onStep(-1), repeats: true },
  ...(hasArrows ? [{ keys: 'ArrowUp', label: labels.previous }] : []),
]
