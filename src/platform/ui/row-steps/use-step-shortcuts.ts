import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { stepShortcuts } from './step-shortcuts.ts'

/** Shortcuts `j` and `k` of the screen: a step to the next or previous entry. */
export function useStepShortcuts(onStep: (by: 1 | -1) => void, options?: { hasArrows: boolean }) {
  const t = useTexts('platform')
  useShortcuts(undefined, stepShortcuts({ next: t('list.next'), previous: t('list.previous') }, onStep, options))
}
