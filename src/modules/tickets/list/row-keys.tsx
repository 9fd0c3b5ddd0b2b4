import { type RefObject, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import type { Ticket } from '../contract.ts'
import { type PickKind, type Picking, PickMenu } from '../pick/pick-menu.tsx'
import { useBulk } from '../use-bulk.ts'
import { fieldOf, useAllowed, useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { useRowFocus } from './use-row-focus.ts'

interface RowKeysProps {
  scroller: RefObject<HTMLElement | null>
  shown: readonly Ticket[]
  /** Then the keys mean what is ticked, and the bar above the list has the buttons. */
  hasSelection: boolean
  onTick: (index: number, extend: boolean) => void
}

const kinds = [
  ['a', 'assignee'],
  ['s', 'status'],
  ['p', 'priority'],
  ['l', 'labels'],
] as const satisfies (readonly [string, PickKind])[]

/** The keyboard of the list: the row with the focus is meant, or while a ticket is open, the way to the next one. */
export function RowKeys({ scroller, shown, hasSelection, onTick }: RowKeysProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  const isAllowed = useAllowed()
  const bulk = useBulk()
  const { view, setView, open } = useTicketsView()
  const [picked, setPicked] = useState<Picking & { ticket: Ticket }>()
  const isOpen = typeof view.ticket === 'number'
  useRowFocus(scroller, shown, view.ticket)

  const focused = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]')
    return row && scroller.current?.contains(row) ? Number(row.dataset['index']) : undefined
  }
  const rowAt = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  const move = (by: number) => {
    const here = isOpen ? shown.findIndex(({ id }) => id === view.ticket) : (focused() ?? (by > 0 ? -1 : shown.length))
    const next = Math.max(0, Math.min(here + by, shown.length - 1))
    const ticket = shown[next]
    if (!ticket) return
    if (isOpen) setView({ ticket: ticket.id }, { replace: true })
    else rowAt(next)?.querySelector('a')?.focus({ preventScroll: true })
    rowAt(next)?.scrollIntoView({ block: 'nearest' })
  }
  const tick = () => {
    const index = focused()
    if (index !== undefined) onTick(index, false)
  }
  const pick = (kind: PickKind) => {
    const toolbar = scroller.current?.parentElement?.querySelector<HTMLElement>(
      `[role="toolbar"] [data-kind="${kind}"]`,
    )
    if (toolbar) return toolbar.click()
    const index = focused()
    const ticket = index === undefined ? undefined : shown[index]
    const anchor = index === undefined ? undefined : rowAt(index)
    if (ticket && anchor && isAllowed('update', ticket, fieldOf[kind])) setPicked({ kind, anchor, ticket })
  }
  const remove = () => {
    const index = focused()
    const ticket = index === undefined ? undefined : shown[index]
    if (ticket) void bulk.apply([ticket], { deleted: true }, (count) => t('done.trashedMany', { count }))
  }

  useShortcuts(t('title'), [
    { keys: 'j', label: t('keys.next'), run: () => move(1) },
    { keys: 'k', label: t('keys.previous'), run: () => move(-1) },
    ...(isOpen || !rights.update ? [] : [{ keys: 'x', label: t('keys.tick'), run: tick }]),
    ...(rights.create ? [{ keys: 'c', label: t('new'), run: () => open('new') }] : []),
    ...(isOpen || !rights.update
      ? []
      : kinds.map(([keys, kind]) => ({ keys, label: t(`bulk.${kind}`), run: () => pick(kind) }))),
    ...(isOpen || hasSelection || !rights.remove || view.deleted
      ? []
      : [{ keys: '#', label: t('delete'), run: remove }]),
  ])

  return (
    <PickMenu
      picking={picked}
      targets={picked ? [picked.ticket] : []}
      onClose={() => setPicked(undefined)}
      onApply={(change, say) => picked && void bulk.apply([picked.ticket], change, say)}
    />
  )
}
