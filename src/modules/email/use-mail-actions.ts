import { useMutation, useQueryClient } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { changeLists } from './change-cached.ts'
import { api } from './email-client.ts'
import { latestUndo } from './latest-undo.ts'
import { type BulkChange, type BulkReport, type Change, maxChanges, type Target } from './contract.ts'

/** What a change is about: these conversations, as a place or a search shows them, or all that it shows. */
export interface Meant {
  target: Target
  /** The conversations that can be seen, so that they change at once. */
  threads: readonly number[]
}

// The application has already said what went wrong.
const ignore = () => {}

/** Everything that can be done to conversations: shown at once, and with undo. */
export function useMailActions() {
  const t = useTexts('email')
  const queries = useQueryClient()
  const { mutateAsync: send } = useMutation(api.bulk.mutation())
  const { mutateAsync: editOne } = useMutation(
    api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) }),
  )

  const sendAll = async (changes: readonly BulkChange[]) => {
    for await (const some of batchesInTurns(changes, maxChanges)) await send({ body: { changes: some } })
  }

  const offerUndo = (text: string, undo: readonly BulkChange[]) => {
    if (undo.length === 0) return toast({ text })
    const run = () => {
      latestUndo.forget(run)
      void sendAll(undo).catch(ignore)
    }
    latestUndo.set(run)
    return toast({ text, action: { label: t('undo'), run } })
  }

  /** `say` makes the sentence of the toast from the number of conversations; without it nothing is said. */
  const change = async ({ target, threads }: Meant, set: Change, say?: (count: number) => string) => {
    const back = changeLists(queries, new Set(threads), set)
    let report: BulkReport
    try {
      report = await send({ body: { changes: [{ target, set }] } })
    } catch {
      back()
      return
    }
    if (say) offerUndo(say(report.conversations), report.undo)
  }

  return {
    change: (meant: Meant, set: Change, say?: (count: number) => string) => void change(meant, set, say),
    archive: (meant: Meant) => void change(meant, { folder: 'archive' }, (count) => t('done.archived', { count })),
    toInbox: (meant: Meant) =>
      void change(meant, { folder: 'inbox', trash: false, snoozedUntil: null }, (count) =>
        t('done.toInbox', { count }),
      ),
    trash: (meant: Meant) => void change(meant, { trash: true }, (count) => t('done.trashed', { count })),
    restore: (meant: Meant) => void change(meant, { trash: false }, (count) => t('done.restored', { count })),
    spam: (meant: Meant) => void change(meant, { folder: 'spam' }, (count) => t('done.spam', { count })),
    notSpam: (meant: Meant) => void change(meant, { folder: 'inbox' }, (count) => t('done.notSpam', { count })),
    read: (meant: Meant, read: boolean, isSaid = true) =>
      void change(meant, { read }, isSaid ? (count) => t(read ? 'done.read' : 'done.unread', { count }) : undefined),
    star: (meant: Meant, starred: boolean) => void change(meant, { starred }),
    important: (meant: Meant, important: boolean) => void change(meant, { important }),
    snooze: (meant: Meant, until: string | null) =>
      void change(meant, { snoozedUntil: until, ...(until && { folder: 'inbox' as const }) }, (count) =>
        t(until ? 'done.snoozed' : 'done.unsnoozed', { count }),
      ),
    label: (meant: Meant, { id, name }: { id: number; name: string }, has: boolean) =>
      void change(meant, has ? { addLabels: [id] } : { removeLabels: [id] }, (count) =>
        t(has ? 'done.labelled' : 'done.unlabelled', { count, label: name }),
      ),
    /** One message alone. */
    starMessage: (id: number, starred: boolean) => void editOne({ params: { id }, body: { starred } }).catch(ignore),
    undoLatest: latestUndo.run,
  }
}

export type MailActions = ReturnType<typeof useMailActions>
