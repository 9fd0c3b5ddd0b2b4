import { useTexts } from '#platform/i18n/use-texts.ts'
import { stepShortcuts } from '#platform/ui/row-steps/step-shortcuts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { useCompose } from '../edit/compose-context.ts'
import { useRights } from '../profile/use-rights.ts'
import { presentPost, stepPost } from './post-focus.ts'

function clickButton(kind: string) {
  const button = presentPost()?.querySelector<HTMLElement>(`[data-kind="${kind}"]`)
  button?.click()
  return button !== undefined && button !== null
}

/** Keyboard shortcuts of the feed. */
export function useFeedShortcuts() {
  const t = useTexts('social')
  const { canPost } = useRights()
  const compose = useCompose()
  useShortcuts(t('keys.title'), [
    ...stepShortcuts({ next: t('keys.next'), previous: t('keys.previous') }, stepPost),
    ...(canPost
      ? [
          { keys: 'l', label: t('keys.like'), run: () => clickButton('like') },
          { keys: 'r', label: t('keys.comment'), run: () => clickButton('comment'), opensField: true },
          { keys: 'c', label: t('keys.new'), run: () => compose({ kind: 'new' }), opensField: true },
        ]
      : []),
  ])
}
