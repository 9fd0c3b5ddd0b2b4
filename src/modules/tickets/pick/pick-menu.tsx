import { IconCheck, IconUserOff } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Ticket } from '../contract.ts'
import { priorities, statuses, teams } from '../contract-fields.ts'
import type { Change } from '../inverse-change.ts'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import { StatusIcon } from '../marks/status-mark.tsx'
import styles from './pick-menu.module.css'

const LabelMenu = lazy(async () => ({ default: (await import('./label-menu.tsx')).LabelMenu }))

export type PickKind = 'status' | 'assignee' | 'priority' | 'team' | 'labels'

export interface OpenMenu {
  kind: PickKind
  anchor: HTMLElement
}

interface PickMenuProps {
  picking: OpenMenu | undefined
  /** The tickets to change, as far as they are known. */
  targets: readonly Ticket[]
  onClose: () => void
  onApply: (change: Change, formatText: (count: number) => string) => void
}

interface Option {
  key: string
  icon: ReactNode
  text: string
  isChosen: boolean
  change: Change
}

/** Chooses the status, priority, team, assignee or labels of one or many tickets. */
export function PickMenu({ picking, targets, onClose, onApply }: PickMenuProps) {
  const t = useTexts('tickets')
  const options = useOptions(picking?.kind, targets)
  if (picking?.kind === 'labels')
    return (
      <Suspense>
        <LabelMenu anchor={picking.anchor} targets={targets} onClose={onClose} onApply={onApply} />
      </Suspense>
    )
  return (
    <Menu
      anchorEl={picking?.anchor ?? null}
      open={picking !== undefined}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': picking && t(`fields.${picking.kind}`), dense: true } }}
    >
      {options.map(({ key, icon, text, isChosen, change }) => (
        <MenuItem
          key={key}
          role="menuitemradio"
          aria-checked={isChosen}
          selected={isChosen}
          onClick={() => {
            onClose()
            if (!isChosen) onApply(change, (count) => t('done.changed', { count, value: text }))
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          <span className={styles.text}>{text}</span>
          {isChosen && <IconCheck size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  )
}

function useOptions(kind: PickKind | undefined, targets: readonly Ticket[]): Option[] {
  const t = useTexts('tickets')
  const { user } = useSession()
  const colleagues = useColleagues()
  const isAll = (is: (ticket: Ticket) => boolean) => targets.length > 0 && targets.every(is)
  if (kind === 'status')
    return statuses.map((status) => ({
      key: status,
      icon: <StatusIcon status={status} />,
      text: t(`statuses.${status}`),
      isChosen: isAll(({ Status }) => Status === status),
      change: { Status: status },
    }))
  if (kind === 'priority')
    return priorities.toReversed().map((priority) => ({
      key: priority,
      icon: <PriorityIcon priority={priority} />,
      text: t(`priorities.${priority}`),
      isChosen: isAll((ticket) => ticket.priority === priority),
      change: { priority },
    }))
  if (kind === 'team')
    return teams.map((team) => ({
      key: team,
      icon: null,
      text: t(`teams.${team}`),
      isChosen: isAll((ticket) => ticket.team === team),
      change: { team },
    }))
  if (kind !== 'assignee') return []
  const ownEntry = colleagues.filter(({ id }) => id === user.id)
  const otherColleagues = colleagues.filter(({ id }) => id !== user.id)
  return [
    ...[...ownEntry, ...otherColleagues].map(({ id, name, avatar }) => ({
      key: id,
      icon: <Avatar name={name} src={avatar} size={24} />,
      text: id === user.id ? t('assignee.me', { name }) : name,
      isChosen: isAll(({ assigneeId }) => assigneeId === id),
      change: { assigneeId: id },
    })),
    {
      key: 'nobody',
      icon: <IconUserOff size={18} aria-hidden />,
      text: t('assignee.nobody'),
      isChosen: isAll(({ assigneeId }) => assigneeId === null),
      change: { assigneeId: null },
    },
  ]
}
