import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../email-client.ts'
import type { StoredVersion } from './email-draft.ts'

/** Sends a saved draft, and offers undo while it is queued. */
export function useSend() {
  const t = useTexts('email')
  const format = useFormats()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: send } = useMutation(api.send.mutation())
  const { mutateAsync: unsend } = useMutation(api.unsend.mutation())
  const { mutateAsync: edit } = useMutation(api.edit.mutation())

  const reopen = (id: number) => void navigate(`/apps/email?compose=${id}`)

  return {
    /** Rejects with 409 if another window has saved another version. */
    async send({ id, version }: StoredVersion, when: { sendAt: string } | undefined) {
      const { undoSeconds } = await queries.ensureQueryData(api.settings.query())
      await send({ params: { id }, body: { ...(when ?? { delay: undoSeconds }), version } })
      const undo = () => unsend({ params: { id } }).then(() => reopen(id))
      if (when) toast({ text: t('done.scheduled', { when: format.dateTime(when.sendAt) }), undo })
      else toast({ text: t('done.sent'), tone: 'success', ...(undoSeconds > 0 && { undo }) })
    },
    /** Moves a draft to the trash. */
    async discard(id: number) {
      await edit({ params: { id }, body: { trash: true } })
      const undo = () => edit({ params: { id }, body: { trash: false } }).then(() => reopen(id))
      toast({ text: t('done.discarded'), undo })
    },
  }
}
