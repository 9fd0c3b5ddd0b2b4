import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import type { Conversation } from '../contract-email.ts'
import type { ListSearch } from '../email-view.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions, Meant } from '../use-mail-actions.ts'
import type { MailRows } from './use-mail-rows.ts'
import { indexOf, type useRowFocus } from './use-row-focus.ts'
import type { Selecting } from './use-selection.ts'

interface Keys {
  rows: MailRows
  focus: ReturnType<typeof useRowFocus>
  perPage: number
  selecting: Selecting
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
  const at = rows.indexOf(view.thread) ?? focus.active
  const current = rows.rowAt(at)
  const isTicking = selecting.selection.all || selecting.selection.some.size > 0
  const open = view.thread

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
  const go = (by: number) => {
    const next = Math.max(0, Math.min(at + by, rows.total - 1))
    const row = rows.rowAt(next)
    if (open !== undefined && row && row.draftId === null) setView({ thread: row.threadId })
    if (open === undefined) focus.go(next)
  }
  const marked = () => (isTicking ? undefined : rows.rowAt(rows.indexOf(open) ?? focus.active))

  useShortcuts(t('title'), [
    { keys: 'j', label: t('keys.next'), run: () => go(1) },
    { keys: 'k', label: t('keys.previous'), run: () => go(-1) },
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

  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => index + 1,
    ArrowUp: (index) => index - 1,
    PageDown: (index) => index + keys.perPage,
    PageUp: (index) => index - keys.perPage,
    Home: () => 0,
    End: () => rows.total - 1,
  }

  return (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event
    const index = indexOf(target)
    if (index === undefined || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'a' || !canChange) return
      event.preventDefault()
      return selecting.selectAll()
    }
    if (key === 'Escape') return keys.escape()
    const row = rows.rowAt(index)
    const move = moves[key]
    if (move) {
      event.preventDefault()
      const next = Math.max(0, Math.min(move(index), rows.total - 1))
      if (shiftKey && key.startsWith('Arrow') && canChange) selecting.tick(rows, next, true)
      return focus.go(next)
    }
    const isOnRow = target instanceof Element && target.matches('[role="row"]')
    if (!row || !isOnRow) return
    if (key === 'Enter') {
      event.preventDefault()
      return keys.openRow(row)
    }
    if (key === ' ' && canChange) {
      event.preventDefault()
      return selecting.tick(rows, index, shiftKey)
    }
    if (key === 'Delete' && canChange) return act(actions.trash)
  }
}
