import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from './kanban-client.ts'

/** Copies a card, or the link to it. */
export function useCardTools(onCopied?: (id: number) => void) {
  const t = useTexts('kanban')
  const { mutate } = useMutation(api.copyTask.mutation())
  return {
    copy: (id: number) => mutate({ params: { id } }, { onSuccess: (made) => onCopied?.(made.id) }),
    copyLink: (id: number) => {
      const url = new URL(location.href)
      url.search = `?task=${id}`
      navigator.clipboard.writeText(url.href).then(
        () => toast({ text: t('card.linkCopied') }),
        () => toast({ text: t('card.linkRefused'), tone: 'error' }),
      )
    },
  }
}
