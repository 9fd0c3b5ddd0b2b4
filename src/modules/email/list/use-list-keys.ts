import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { onRowKey, rowShortcuts } from '#platform/ui/row-list/row-keys.ts'
import type { PagedRows } from '#platform/ui/row-list/use-paged-rows.ts'
import type { RowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Conversation } from '../contract-email.ts'
import type { ListSearch } from '../email-view.ts'
import { getPossibleActions } from '../possible-actions.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'

interface Keys {
  rows: PagedRows<Conversation>
  focus: RowFocus
  perPage: number
  selecting: SelectionActions<Conversation>
  selectAll: () => void
  selected: ActionTarget
  search: ListSearch
  actions: MailActions
  canChange: boolean
  openRow: (conversation: Conversation) => void
  escape: () => void
  /** Opens the menu of snooze times; `done` is called after a choice. */
  snooze: (target: ActionTarget, done: () => void) => void
}

const folderKeys = [
  { keys: 'g i', folder: 'inbox' },
  { keys: 'g s', folder: 'starred' },
  { keys: 'g t', folder: 'sent' },
  { keys: 'g d', folder: 'drafts' },
  { keys: 'g a', folder: 'all' },
] as const

/** Shortcuts of the list, and the keydown handler of its rows. */
export function useListKeys(keys: Keys) {
  const { rows, focus, selecting, canChange } = keys
  const current = useCurrentRow(keys)
  const running = useRunAction(keys, current)
  useReadingKeys(keys, current)
  useChangingKeys(keys, current, running)
  return (event: KeyboardEvent) =>
    onRowKey(event, {
      focus,
      count: rows.total,
      perPage: keys.perPage,
      extendTo: canChange ? (index) => selecting.toggle(rows, index, true) : undefined,
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
          selecting.toggle(rows, index, shiftKey)
        } else if (key === 'Delete' && canChange) running.deleteThem()
      },
    })
}

/** The open conversation, or else the focused one. */
function useCurrentRow({ rows, focus }: Keys) {
  const { view } = useEmailView()
  const open = view.thread
  const openIndex = open === undefined ? undefined : rows.indexOf(open)
  const index = openIndex ?? focus.active
  return { open, openIndex, index, row: rows.rowAt(index) }
}
type CurrentRow = ReturnType<typeof useCurrentRow>
type PossibleActions = ReturnType<typeof getPossibleActions>
type RunAction = (
  run: (target: ActionTarget) => void,
  options?: { keeps?: boolean; only?: keyof PossibleActions },
) => void

/** Runs actions on the selected conversations, or else on the current one, if the toolbar offers them, too. */
function useRunAction(keys: Keys, { open, row }: CurrentRow) {
  const { rows, perPage, selecting, selected, search, actions, canChange } = keys
  const { view, close } = useEmailView()
  const isPossible = (action: keyof PossibleActions) => {
    const { all, some } = selecting.selection
    const shown = Array.from({ length: Math.min(rows.total, perPage) }, (_, index) => rows.rowAt(index) ?? [])
    const selectedRows = all ? shown.flat() : [...some.values()]
    // An open conversation need not be in the list.
    const currentRow = row && (open === undefined || row.threadId === open) ? [row] : []
    const conversations = selecting.hasSelected ? selectedRows : currentRow
    return conversations.length === 0 || getPossibleActions(conversations, getSearchFolder(view))[action]
  }
  const target = (): ActionTarget | undefined => {
    if (selecting.hasSelected) return selected
    const thread = open ?? row?.threadId
    return thread === undefined ? undefined : { target: { ...search, threads: [thread] }, threads: [thread] }
  }
  const clearSelection = ({ threads }: ActionTarget) => {
    selecting.clear()
    if (open !== undefined && threads.includes(open)) close()
  }
  const runOnTarget: RunAction = (run, { keeps = false, only } = {}) => {
    const currentTarget = canChange && (only === undefined || isPossible(only)) ? target() : undefined
    if (!currentTarget) return
    run(currentTarget)
    if (!keeps) clearSelection(currentTarget)
  }
  return { runOnTarget, clearSelection, deleteThem: () => runOnTarget(actions.trash, { only: 'trash' }) }
}

/** Shortcuts that open conversations and folders. */
function useReadingKeys({ rows, focus, openRow }: Keys, { open, openIndex, row }: CurrentRow) {
  const t = useTexts('email')
  const { setView, close } = useEmailView()
  useShortcuts(t('title'), [
    ...rowShortcuts({
      labels: { next: t('keys.next'), previous: t('keys.previous') },
      focus,
      count: rows.total,
      openIndex,
      openAt(index) {
        const next = rows.rowAt(index)
        if (next?.draftId === null) setView({ thread: next.threadId }, { replace: true })
      },
    }),
    { keys: 'o', label: t('keys.open'), run: () => row && open === undefined && openRow(row) },
    { keys: 'u', label: t('keys.back'), run: () => open !== undefined && close() },
    ...folderKeys.map(({ keys, folder }) => ({
      keys,
      label: t(`folders.${folder}`),
      run: () =>
        setView({ in: folder === 'inbox' ? undefined : folder, label: undefined, q: undefined, thread: undefined }),
    })),
  ])
}

/** Shortcuts that change conversations. */
function useChangingKeys(
  { rows, selecting, actions, canChange, snooze }: Keys,
  { index, row }: CurrentRow,
  { runOnTarget, clearSelection, deleteThem }: ReturnType<typeof useRunAction>,
) {
  const t = useTexts('email')
  const isStarred = () => !selecting.hasSelected && row?.starred === true
  useShortcuts(
    t('title'),
    canChange
      ? [
          { keys: 'x', label: t('keys.select'), run: () => row && selecting.toggle(rows, index, false) },
          { keys: 'e', label: t('archive'), run: () => runOnTarget(actions.archive, { only: 'archive' }) },
          {
            keys: 'b',
            label: t('snooze.title'),
            run: () =>
              runOnTarget((currentTarget) => snooze(currentTarget, () => clearSelection(currentTarget)), {
                keeps: true,
                only: 'snooze',
              }),
          },
          { keys: '#', label: t('trash.delete'), run: deleteThem },
          { keys: '!', label: t('spam.report'), run: () => runOnTarget(actions.spam, { only: 'spam' }) },
          {
            keys: 's',
            label: t('keys.star'),
            run: () => runOnTarget((currentTarget) => actions.star(currentTarget, !isStarred()), { keeps: true }),
          },
          {
            keys: 'Shift+I',
            label: t('markRead'),
            run: () => runOnTarget((currentTarget) => actions.read(currentTarget, true), { keeps: true }),
          },
          {
            keys: 'Shift+U',
            label: t('markUnread'),
            run: () => runOnTarget((currentTarget) => actions.read(currentTarget, false)),
          },
          { keys: 'z', label: t('undo'), run: actions.undoLatest },
        ]
      : [],
  )
}
