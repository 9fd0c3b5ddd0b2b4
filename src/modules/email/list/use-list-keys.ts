import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { onRowKey, rowShortcuts } from '#platform/ui/row-list/row-keys.ts'
import type { PagedRows } from '#platform/ui/row-list/use-paged-rows.ts'
import type { RowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Conversation } from '../contract-email.ts'
import type { ListSearch } from '../email-view.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions, Meant } from '../use-mail-actions.ts'

interface Keys {
  rows: PagedRows<Conversation>
  focus: RowFocus
  perPage: number
  selecting: SelectionActions<Conversation>
  selectAll: () => void
  ticked: Meant
  search: ListSearch
  actions: MailActions
  canChange: boolean
  openRow: (conversation: Conversation) => void
  escape: () => void
}

/** What the keyboard does to conversations: what is ticked is meant, else what is open, else the row with the focus. */
export function useListKeys(keys: Keys) {
  const { rows, focus, selecting, ticked, actions, canChange } = keys
  const t = useTexts('email')
  const { view, setView, close } = useEmailView()
  const open = view.thread
  const openIndex = open === undefined ? undefined : rows.indexOf(open)
  const at = openIndex ?? focus.active
  const current = rows.rowAt(at)
  const isTicking = selecting.selection.all || selecting.selection.some.size > 0

  const meant = (): Meant | undefined => {
    if (isTicking) return ticked
    const thread = open ?? current?.threadId
    return thread === undefined ? undefined : { target: { ...keys.search, threads: [thread] }, threads: [thread] }
  }
  const act = (run: (meant: Meant) => void, leaves = true) => {
    const these = canChange ? meant() : undefined
    if (!these) return
    run(these)
    if (!leaves) return
    selecting.clear()
    if (open !== undefined && these.threads.includes(open)) close()
  }
  const marked = () => (isTicking ? undefined : current)

  useShortcuts(t('title'), [
    ...rowShortcuts({
      labels: { next: t('keys.next'), previous: t('keys.previous') },
      focus,
      count: rows.total,
      openIndex,
      openAt(index) {
        const row = rows.rowAt(index)
        if (row?.draftId === null) setView({ thread: row.threadId }, { replace: true })
      },
    }),
    { keys: 'o', label: t('keys.open'), run: () => current && open === undefined && keys.openRow(current) },
    { keys: 'u', label: t('keys.back'), run: () => open !== undefined && close() },
    {
      keys: 'g i',
      label: t('places.inbox'),
      run: () => setView({ in: undefined, label: undefined, q: undefined, thread: undefined }),
    },
    {
      keys: 'g s',
      label: t('places.starred'),
      run: () => setView({ in: 'starred', label: undefined, q: undefined, thread: undefined }),
    },
    {
      keys: 'g t',
      label: t('places.sent'),
      run: () => setView({ in: 'sent', label: undefined, q: undefined, thread: undefined }),
    },
    {
      keys: 'g d',
      label: t('places.drafts'),
      run: () => setView({ in: 'drafts', label: undefined, q: undefined, thread: undefined }),
    },
    {
      keys: 'g a',
      label: t('places.all'),
      run: () => setView({ in: 'all', label: undefined, q: undefined, thread: undefined }),
    },
    ...(canChange
      ? [
          { keys: 'x', label: t('keys.tick'), run: () => current && selecting.tick(rows, at, false) },
          { keys: 'e', label: t('archive'), run: () => act(actions.archive) },
          { keys: '#', label: t('trash.delete'), run: () => act(actions.trash) },
          { keys: '!', label: t('spam.report'), run: () => act(actions.spam) },
          {
            keys: 's',
            label: t('keys.star'),
            run: () => act((these) => actions.star(these, !marked()?.starred), false),
          },
          { keys: 'Shift+I', label: t('markRead'), run: () => act((these) => actions.read(these, true), false) },
          { keys: 'Shift+U', label: t('markUnread'), run: () => act((these) => actions.read(these, false)) },
          { keys: 'z', label: t('undo'), run: actions.undoLatest },
        ]
      : []),
  ])

  return (event: KeyboardEvent) =>
    onRowKey(event, {
      focus,
      count: rows.total,
      perPage: keys.perPage,
      extendTo: canChange ? (index) => selecting.tick(rows, index, true) : undefined,
      selectAll: canChange ? keys.selectAll : undefined,
      escape: keys.escape,
      onKey({ key, shiftKey, target }, index) {
        const row = rows.rowAt(index)
        const isOnRow = target instanceof Element && target.matches('[role="row"]')
        if (!row || !isOnRow) return
        if (key === 'Enter') {
          event.preventDefault()
          keys.openRow(row)
        } else if (key === ' ' && canChange) {
          event.preventDefault()
          selecting.tick(rows, index, shiftKey)
        } else if (key === 'Delete' && canChange) act(actions.trash)
      },
    })
}
