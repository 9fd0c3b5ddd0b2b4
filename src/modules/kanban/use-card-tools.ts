import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import { api } from './kanban-client.ts'
import { linkTo } from './kanban-view.ts'

/** Copies a card, or the link to it. */
export function useCardTools(onCopied?: (id: number) => void) {
  const t = useTexts('kanban')
  const { mutateAsync, isPending } = useMutation(api.copyTask.mutation())
  const copyText = useCopyText()
  return {
    copy: (id: number) => {
      if (isPending) return
      // The app shows a failure.
      void mutateAsync({ params: { id } }).then(
        (made) => onCopied?.(made.id),
        () => {},
      )
    },
    copyLink: (id: number, boardId: number | undefined) => {
      const url = new URL(location.href)
      url.search = linkTo({ board: boardId }, id).search
      void copyText(url.href, { done: t('card.linkCopied') })
    },
  }
}
