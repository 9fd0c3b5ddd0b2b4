import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { onRowKey, rowShortcuts } from '#platform/ui/row-list/row-keys.ts'
import type { PagedRows } from '#platform/ui/row-list/use-paged-rows.ts'
import type { RowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import { commandKeys } from '#platform/web/shortcuts/own-keys.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Contact } from '../contract.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'

interface Keys {
  rows: PagedRows<Contact>
  focus: RowFocus
  perPage: number
  openId: number | undefined
  open: (contact: Contact) => void
  edit: (contact: Contact) => void
  star: (contact: Contact) => void
  remove: (contact: Contact) => void
  /** With `extend`, all rows from the last selected one. */
  toggleRow: (index: number, extend: boolean) => void
  selectAll: () => void
  escape: () => void
}

/** The keys of the list, for the row that has the focus. */
export function useListKeys(keys: Keys) {
  const { rows, focus, openId } = keys
  const t = useTexts('contacts')
  const rights = useRights()
  const { view, setView } = useContactsView()
  const openIndex = openId === undefined ? undefined : rows.indexOf(openId)

  useShortcuts(t('title'), [
    ...rowShortcuts({
      labels: { next: t('keys.next'), previous: t('keys.previous') },
      focus,
      count: rows.total,
      openIndex,
      openAt(index) {
        const contact = rows.rowAt(index)
        if (contact && !view.edit) setView({ contact: contact.id }, { replace: true })
      },
    }),
    { keys: 'x', label: t('keys.select'), isOwn: true },
    ...(rights.update
      ? [
          { keys: 'e', label: t('edit'), isOwn: true },
          { keys: 's', label: t('keys.star'), isOwn: true },
        ]
      : []),
    ...(rights.remove ? [{ keys: '#', label: t('delete'), isOwn: true }] : []),
  ])

  const actions: Record<string, (contact: Contact, index: number, isShift: boolean) => void> = {
    Enter: keys.open,
    e: keys.edit,
    s: keys.star,
    '#': keys.remove,
    Delete: keys.remove,
    x: (_, index, isShift) => keys.toggleRow(index, isShift),
    'Shift+x': (_, index) => keys.toggleRow(index, true),
    ' ': (_, index, isShift) => keys.toggleRow(index, isShift),
  }

  return (event: KeyboardEvent) =>
    onRowKey(event, {
      focus,
      count: rows.total,
      perPage: keys.perPage,
      extendTo: (index) => keys.toggleRow(index, true),
      selectAll: keys.selectAll,
      escape: keys.escape,
      onKey({ key, nativeEvent, shiftKey }, index) {
        const action = actions[key === ' ' ? key : commandKeys(nativeEvent)]
        const contact = rows.rowAt(index)
        if (!action || !contact) return
        event.preventDefault()
        action(contact, index, shiftKey)
      },
    })
}
