import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Ticket } from '../contract.ts'
import { type PickKind, type OpenMenu, PickMenu } from '../pick/pick-menu.tsx'
import { useBulk } from '../use-bulk.ts'
import { fieldOfPicker, useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import { useTicketsView } from '../use-tickets-view.ts'

const kinds = [
  ['a', 'assignee'],
  ['s', 'status'],
  ['p', 'priority'],
  ['l', 'labels'],
] as const satisfies (readonly [string, PickKind])[]

/** The anchor of the menu: the property, or the head in a narrow pane that does not show it. */
function findAnchor(kind: PickKind) {
  const button = document.querySelector<HTMLElement>(`aside [data-property="${kind}"]`)
  return button?.offsetParent ? button : document.querySelector<HTMLElement>('[data-ticket-head]')
}

/** The shortcuts of the open ticket. */
export function TicketKeys({ ticket, actions }: { ticket: Ticket; actions: TicketActions }) {
  const t = useTexts('tickets')
  const rights = useRights(ticket)
  const bulk = useBulk()
  const { close } = useTicketsView()
  const [picking, setPicking] = useState<OpenMenu>()
  const editable = ticket.deleted ? [] : kinds.filter(([, kind]) => rights.canChange(fieldOfPicker[kind]))
  const openMenu = (kind: PickKind) => {
    const anchor = findAnchor(kind)
    if (anchor) setPicking({ kind, anchor })
  }
  const remove = () => {
    actions.trash(ticket)
    close()
  }
  useShortcuts(t('detail'), [
    { keys: 'Escape', label: t('close'), run: close },
    ...editable.map(([keys, kind]) => ({ keys, label: t(`bulk.${kind}`), run: () => openMenu(kind) })),
    ...(rights.remove && !ticket.deleted ? [{ keys: '#', label: t('delete'), run: remove }] : []),
  ])
  return (
    <PickMenu
      picking={picking}
      targets={[ticket]}
      onClose={() => setPicking(undefined)}
      onApply={(change, formatText) => void bulk.apply([ticket], change, formatText)}
    />
  )
}
