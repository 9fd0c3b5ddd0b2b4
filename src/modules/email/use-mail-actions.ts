import { useMutation, useQueryClient } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { changeLists } from './change-cached.ts'
import { api } from './email-client.ts'
import { latestUndo } from './latest-undo.ts'
import { type BulkChange, type BulkReport, type Change, maxChanges, type Target } from './contract.ts'

/** The conversations of an action: the listed ones in a place or search, or everything there. */
export interface ActionTarget {
  target: Target
  /** The loaded conversations, for optimistic updates. */
  threads: readonly number[]
}

// The app has already shown the error.
const ignore = () => {}

/** All actions on conversations, with optimistic updates and undo. */
export function useMailActions() {
  const t = useTexts('email')
  const queries = useQueryClient()
  const { mutateAsync: send } = useMutation(api.bulk.mutation())
  const { mutateAsync: editMessage } = useMutation(
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

  /** `say` returns the text of the toast for a number of conversations; without it no toast appears. */
  const change = async ({ target, threads }: ActionTarget, set: Change, say?: (count: number) => string) => {
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
    offerUndo: (text: string, undo: readonly BulkChange[]) => void offerUndo(text, undo),
    change: (target: ActionTarget, set: Change, say?: (count: number) => string) => void change(target, set, say),
    archive: (meant: ActionTarget) =>
      void change(meant, { folder: 'archive' }, (count) => t('done.archived', { count })),
    toInbox: (meant: ActionTarget) =>
      void change(meant, { folder: 'inbox', trash: false, snoozedUntil: null }, (count) =>
        t('done.toInbox', { count }),
      ),
    trash: (meant: ActionTarget) => void change(meant, { trash: true }, (count) => t('done.trashed', { count })),
    restore: (meant: ActionTarget) => void change(meant, { trash: false }, (count) => t('done.restored', { count })),
    spam: (meant: ActionTarget) => void change(meant, { folder: 'spam' }, (count) => t('done.spam', { count })),
    notSpam: (meant: ActionTarget) => void change(meant, { folder: 'inbox' }, (count) => t('done.notSpam', { count })),
    read: (meant: ActionTarget, read: boolean, isSaid = true) =>
      void change(meant, { read }, isSaid ? (count) => t(read ? 'done.read' : 'done.unread', { count }) : undefined),
    star: (meant: ActionTarget, starred: boolean) => void change(meant, { starred }),
    important: (meant: ActionTarget, important: boolean) => void change(meant, { important }),
    snooze: (meant: ActionTarget, until: string | null) =>
      void change(meant, { snoozedUntil: until, ...(until && { folder: 'inbox' as const }) }, (count) =>
        t(until ? 'done.snoozed' : 'done.unsnoozed', { count }),
      ),
    label: (meant: ActionTarget, { id, name }: { id: number; name: string }, has: boolean) =>
      void change(meant, has ? { addLabels: [id] } : { removeLabels: [id] }, (count) =>
        t(has ? 'done.labelled' : 'done.unlabelled', { count, label: name }),
      ),
    /** Stars a single message. */
    starMessage: (id: number, starred: boolean) =>
      void editMessage({ params: { id }, body: { starred } }).catch(ignore),
    undoLatest: latestUndo.run,
  }
}

export type MailActions = ReturnType<typeof useMailActions>
