import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import type * as z from 'zod'
import { withBase } from '#platform/fields/changed-fields.ts'
import { shownAfter } from '../changed-record.ts'
import type { Ticket, TicketChanges } from '../contract.ts'
import { api } from '../tickets-client.ts'
import { useAllowed } from '../use-rights.ts'

export type Changes = z.input<typeof TicketChanges>

// The application reports failures itself.
const ignore = () => {}

const trashing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })
// Removes the row from the list and from the trash.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

/** The actions of one ticket: shown before the answer, and undone by the opposite call. */
export function useTicketActions() {
  const t = useTexts('tickets')
  const { user } = useSession()
  const colleagues = useColleagues()
  const isStillAllowed = useAllowed()
  const editing = api.edit.mutation({ optimistic: (record, { body }) => shownAfter(record, body, colleagues) })
  const watching = api.watch.mutation({
    optimistic: (record, { body }) => {
      const otherWatcherIds = Array.isArray(record['watcherIds'])
        ? record['watcherIds'].filter((id) => id !== user.id)
        : []
      return { ...record, watcherIds: body.watching ? [...otherWatcherIds, user.id] : otherWatcherIds }
    },
  })
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: toTrash } = useMutation(trashing)
  const { mutateAsync: purge } = useMutation(purging)
  const { mutateAsync: watch } = useMutation(watching)

  const params = ({ id }: Ticket) => ({ params: { id } })
  const change = (ticket: Ticket, body: Changes) => edit({ ...params(ticket), body })
  /** Refused if a field no longer has its value in `base`, since the user has not seen the other value. */
  const changeSeen = (ticket: Ticket, body: Changes, base: Changes) =>
    edit({ ...params(ticket), body: withBase(base, body) })

  // Those without the right to edit may still have that to delete.
  const moveToTrash = (ticket: Ticket): Promise<unknown> =>
    isStillAllowed('update', ticket) ? change(ticket, { deleted: true }) : toTrash(params(ticket))
  const trashActions = useTrashActions<Ticket>({
    getName: ({ ticketTitle }) => ticketTitle,
    setDeleted: (ticket, deleted) => (deleted ? moveToTrash(ticket) : change(ticket, { deleted })),
    purge: (ticket) => purge(params(ticket)),
  })

  return {
    ...trashActions,
    changeSeen,
    /** Without a toast, for visible changes. */
    edit: (ticket: Ticket, body: Changes) => void change(ticket, body).catch(ignore),
    /** With a toast and undo, unless the user may no longer change the ticket. */
    async rename(ticket: Ticket, ticketTitle: string, before: string) {
      const titles = [{ ticketTitle }, { ticketTitle: before }] as const
      const after = await changeSeen(ticket, ...titles)
      const undo = () => changeSeen(ticket, titles[1], titles[0])
      toast({ text: t('done.renamed'), undo: isStillAllowed('update', after) ? undo : undefined })
    },
    watch: (ticket: Ticket, isWatching: boolean) =>
      void watch({ ...params(ticket), body: { watching: isWatching } }).catch(ignore),
  }
}

export type TicketActions = ReturnType<typeof useTicketActions>
