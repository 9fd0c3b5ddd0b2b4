import { type RefObject, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { rowShortcuts } from '#platform/ui/row-list/row-keys.ts'
import type { RowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Ticket } from '../contract.ts'
import { type PickKind, type OpenMenu, PickMenu } from '../pick/pick-menu.tsx'
import { useBulk } from '../use-bulk.ts'
import { fieldOfPicker, useAllowed, useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'

interface RowKeysProps {
  scroller: RefObject<HTMLElement | null>
  visibleTickets: readonly Ticket[]
  focus: RowFocus
  /** The index of the open ticket. */
  openIndex: number | undefined
  /** If so, the keys act on the selection, and the bar above the list has the buttons. */
  hasSelection: boolean
  onSelect: (index: number, extend: boolean) => void
}

const kinds = [
  ['a', 'assignee'],
  ['s', 'status'],
  ['p', 'priority'],
  ['l', 'labels'],
] as const satisfies (readonly [string, PickKind])[]

/** The shortcuts of the list: they act on the focused row, or go to the next ticket while one is open. */
export function RowKeys({ scroller, visibleTickets, focus, openIndex, hasSelection, onSelect }: RowKeysProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  const isAllowed = useAllowed()
  const bulk = useBulk()
  const { view, setView, open } = useTicketsView()
  const [picked, setPicked] = useState<OpenMenu & { ticket: Ticket }>()
  const isOpen = typeof view.ticket === 'number'

  const focused = () => (focus.isInRow() ? focus.active : undefined)
  const findRow = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  const toggleRow = () => {
    const index = focused()
    if (index !== undefined) onSelect(index, false)
  }
  const openMenu = (kind: PickKind) => {
    const toolbar = scroller.current?.parentElement?.querySelector<HTMLElement>(
      `[role="toolbar"] [data-kind="${kind}"]`,
    )
    if (toolbar) return toolbar.click()
    const index = focused() ?? -1
    const ticket = visibleTickets[index]
    const anchor = findRow(index)
    if (ticket && anchor && isAllowed('update', ticket, fieldOfPicker[kind])) setPicked({ kind, anchor, ticket })
  }
  const remove = () => {
    const ticket = visibleTickets[focused() ?? -1]
    if (ticket) void bulk.apply([ticket], { deleted: true }, (count) => t('done.trashedMany', { count }))
  }

  useShortcuts(t('title'), [
    ...rowShortcuts({
      labels: { next: t('keys.next'), previous: t('keys.previous') },
      focus,
      count: visibleTickets.length,
      openIndex,
      openAt(index) {
        const ticket = visibleTickets[index]
        if (ticket) setView({ ticket: ticket.id }, { replace: true })
      },
    }),
    ...(isOpen || !rights.update ? [] : [{ keys: 'x', label: t('keys.select'), run: toggleRow }]),
    ...(rights.create ? [{ keys: 'c', label: t('new'), run: () => open('new'), opensField: true }] : []),
    ...(isOpen || !rights.update
      ? []
      : kinds.map(([keys, kind]) => ({ keys, label: t(`bulk.${kind}`), run: () => openMenu(kind) }))),
    ...(isOpen || hasSelection || !rights.remove || view.deleted
      ? []
      : [{ keys: '#', label: t('delete'), run: remove }]),
  ])

  return (
    <PickMenu
      picking={picked}
      targets={picked ? [picked.ticket] : []}
      onClose={() => setPicked(undefined)}
      onApply={(change, formatText) => picked && void bulk.apply([picked.ticket], change, formatText)}
    />
  )
}
