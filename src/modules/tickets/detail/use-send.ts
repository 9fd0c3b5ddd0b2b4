import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import type { Ticket } from '../contract.ts'
import type { Status } from '../contract-fields.ts'
import { api } from '../tickets-client.ts'
import type { useDraft } from './use-draft.ts'

interface Sending {
  ticket: Ticket
  draftState: ReturnType<typeof useDraft>
  onSent: () => void
}

/** Sends the composer's text once; a refused text stays in the composer. */
export function useSend({ ticket, draftState, onSent }: Sending) {
  const t = useTexts('tickets')
  const uploads = useUploads()
  const { mutateAsync: comment, isPending } = useMutation(api.comment.mutation())
  const isOnItsWay = useRef(false)
  const { kind, html } = draftState.draft
  const canSend = (html !== '' || uploads.stored.length > 0) && !uploads.isBusy && !uploads.hasFailed && !isPending

  const write = async (Status: Status | undefined) => {
    isOnItsWay.current = true
    try {
      await comment({
        params: { id: ticket.id },
        body: {
          kind,
          html: html || '<p></p>',
          attachments: uploads.stored.map(({ id }) => id),
          ...(Status && { Status }),
        },
      })
      draftState.replace('')
      uploads.reset()
      toast({ text: kind === 'note' ? t('done.noted') : t('done.replied'), tone: 'success' })
      onSent()
    } catch {
      // The application reports failures itself.
    }
    isOnItsWay.current = false
  }
  return {
    uploads,
    isPending,
    canSend,
    send(Status?: Status) {
      if (canSend && !isOnItsWay.current) void write(Status)
    },
  }
}
