import { useTexts } from '#platform/i18n/use-texts.ts'
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
    { keys: 'j', label: t('keys.next'), run: () => stepPost(1), repeats: true },
    { keys: 'k', label: t('keys.previous'), run: () => stepPost(-1), repeats: true },
    ...(canPost
      ? [
          { keys: 'l', label: t('keys.like'), run: () => clickButton('like') },
          { keys: 'r', label: t('keys.comment'), run: () => clickButton('comment'), opensField: true },
          { keys: 'c', label: t('keys.new'), run: () => compose({ kind: 'new' }), opensField: true },
        ]
      : []),
  ])
}
