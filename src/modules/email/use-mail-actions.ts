import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { changeLists } from './change-cached.ts'
import { api } from './email-client.ts'
import { latestUndo } from './latest-undo.ts'
import type { BulkChange, Change, Target } from './contract.ts'
import { undoBatches } from './undo-batches.ts'

/** The conversations of an action: the listed ones of a folder or search, or all of it. */
export interface ActionTarget {
  target: Target
  /** The loaded conversations, for optimistic updates. */
  threads: readonly number[]
}

interface Sending {
  body: { changes: BulkChange[] }
  /** What to show before the response. */
  optimistic?: { threads: ReadonlySet<number>; set: Change }
}

const inboxChange: Change = { folder: 'inbox', trash: false, snoozedUntil: null }

type FormatCount = (count: number) => string

// The app has already shown the error.
const ignore = () => {}

/** Sends changes, with optimistic updates, and offers to undo them. */
function useChange() {
  const t = useTexts('email')
  const queries = useQueryClient()
  const { mutateAsync: send } = useMutation({
    ...api.bulk.mutation(),
    mutationFn: ({ body }: Sending) => api.bulk.send({ body }),
    onMutate: ({ optimistic }: Sending) =>
      optimistic ? changeLists(queries, optimistic.threads, optimistic.set) : () => {},
    // Before the lists are fetched again: later, this would replace what was fetched.
    onError: (_error: Error, _input: Sending, restore: (() => void) | undefined) => restore?.(),
  })

  const sendAll = async (changes: readonly BulkChange[]) => {
    let unsent = 0
    for (const batch of undoBatches(changes)) unsent += (await send({ body: { changes: batch } })).unsent
    if (unsent > 0) toast({ text: t('done.unsent', { count: unsent }) })
  }

  const offerUndo = (text: string, undo: readonly BulkChange[]) => {
    if (undo.length === 0) return toast({ text })
    const run = () => {
      latestUndo.forget(run)
      void sendAll(undo).catch(ignore)
    }
    latestUndo.set(run)
    return toast({ text, undo: run })
  }

  /**
   * `getText` returns the text of the toast for a number of conversations; without it, or if nothing had to be changed,
   * no toast appears.
   */
  const change = async ({ target, threads }: ActionTarget, set: Change, getText?: FormatCount) => {
    try {
      const body = { changes: [{ target, set }] }
      const report = await send({ body, optimistic: { threads: new Set(threads), set } })
      if (getText && report.undo.length > 0) offerUndo(getText(report.conversations), report.undo)
    } catch {
      // The app has already shown the error.
    }
  }

  return { change, offerUndo }
}

/** All actions on conversations, with optimistic updates and undo. */
export function useMailActions() {
  const t = useTexts('email')
  const { change, offerUndo } = useChange()
  const { mutateAsync: purge } = useMutation(api.purge.mutation())
  const { mutateAsync: editMessage } = useMutation(
    api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) }),
  )

  return {
    offerUndo: (text: string, undo: readonly BulkChange[]) => void offerUndo(text, undo),
    change: (target: ActionTarget, set: Change, getText?: FormatCount) => void change(target, set, getText),
    archive: (target: ActionTarget) =>
      void change(target, { folder: 'archive', snoozedUntil: null }, (count) => t('done.archived', { count })),
    toInbox: (target: ActionTarget) => void change(target, inboxChange, (count) => t('done.toInbox', { count })),
    trash: (target: ActionTarget) =>
      void change(target, { trash: true, snoozedUntil: null }, (count) => t('done.trashed', { count })),
    /** Moves a single message to the trash. */
    trashMessage: (id: number) =>
      void change({ target: { ids: [id] }, threads: [] }, { trash: true }, () => t('done.trashedMessage')),
    /** Deletes what is in the trash for good. */
    purge: ({ target }: ActionTarget) =>
      void purge({ body: { target } })
        .then(({ removed }) => toast({ text: t('done.removed', { count: removed }) }))
        .catch(ignore),
    restore: (target: ActionTarget) => void change(target, { trash: false }, (count) => t('done.restored', { count })),
    spam: (target: ActionTarget) =>
      void change(target, { folder: 'spam', snoozedUntil: null }, (count) => t('done.spam', { count })),
    notSpam: (target: ActionTarget) =>
      void change(target, { folder: 'inbox' }, (count) => t('done.notSpam', { count })),
    read: (target: ActionTarget, read: boolean, hasToast = true) =>
      void change(target, { read }, hasToast ? (count) => t(read ? 'done.read' : 'done.unread', { count }) : undefined),
    star: (target: ActionTarget, starred: boolean) => void change(target, { starred }),
    important: (target: ActionTarget, important: boolean) => void change(target, { important }),
    snooze: (target: ActionTarget, until: string | null) =>
      void change(target, { snoozedUntil: until, ...(until && { folder: 'inbox' as const }) }, (count) =>
        t(until ? 'done.snoozed' : 'done.unsnoozed', { count }),
      ),
    label: (target: ActionTarget, { id, name }: { id: number; name: string }, has: boolean) =>
      void change(target, has ? { addLabels: [id] } : { removeLabels: [id] }, (count) =>
        t(has ? 'done.labelled' : 'done.unlabelled', { count, label: name }),
      ),
    /** Stars a single message. */
    starMessage: (id: number, starred: boolean) =>
      void editMessage({ params: { id }, body: { starred } }).catch(ignore),
    undoLatest: latestUndo.run,
  }
}

export type MailActions = ReturnType<typeof useMailActions>
