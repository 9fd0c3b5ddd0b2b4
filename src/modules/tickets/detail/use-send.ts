import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createRandomId } from '#platform/text/random-id.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import type { Ticket } from '../contract.ts'
import type { Status } from '../contract-fields.ts'
import { api } from '../tickets-client.ts'
import type { useDraft } from './use-draft.ts'

interface Sending {
  ticket: Ticket
  draftState: ReturnType<typeof useDraft>
  /** Called when the comment was sent and no further text was typed. */
  onSent: () => void
}

/** Sends the composer's text once; a refused text returns to the composer. */
export function useSend({ ticket, draftState, onSent }: Sending) {
  const t = useTexts('tickets')
  const { draft } = draftState
  const uploads = useUploads(draft.files)
  const { mutateAsync: comment, isPending } = useMutation(api.comment.mutation())
  const getClientId = useClientId()
  const isOnItsWay = useRef(false)
  const { stored } = uploads
  const storeFiles = useEffectEvent(() => draftState.storeFiles([...stored]))
  const storedIds = stored.map(({ id }) => id).join(' ')
  useEffect(() => storeFiles(), [storedIds])
  const canSend = (draft.html !== '' || stored.length > 0) && !uploads.isBusy && !uploads.hasFailed && !isPending

  const write = async (Status: Status | undefined) => {
    isOnItsWay.current = true
    const sentFiles = uploads.files.filter((file) => file.stored)
    try {
      await draftState.send(({ kind, html }) => {
        const content = {
          kind,
          html: html || '<p></p>',
          attachments: stored.map(({ id }) => id),
          ...(Status && { Status }),
        }
        return comment({ params: { id: ticket.id }, body: { ...content, clientId: getClientId(content) } })
      })
      for (const { key } of sentFiles) uploads.remove(key)
      toast({ text: draft.kind === 'note' ? t('done.noted') : t('done.replied'), tone: 'success' })
      if (!draftState.isChanged()) onSent()
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

/** The key of a comment: the same for the same content, so that it is added once if the first response was lost. */
function useClientId() {
  const last = useRef<{ content: string; clientId: string }>(undefined)
  return (body: object) => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content) last.current = { content, clientId: createRandomId() }
    return last.current.clientId
  }
}
