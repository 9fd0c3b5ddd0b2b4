import { IconArchive, IconArrowsMove, IconCopy, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category, Task } from '../contract-schemas.ts'
import { useCardTools } from '../use-card-tools.ts'
import type { BoardActions } from '../use-board-actions.ts'
import type { Rights } from '../use-rights.ts'
import { MoveDialog } from './move-dialog.tsx'

interface CardMenuProps {
  open: { task: Task; at: HTMLElement; moving?: boolean } | undefined
  board: readonly Category[]
  rights: Rights
  actions: BoardActions
  onEdit: (taskId: number) => void
  onClose: () => void
}

/** What can be done to a card without opening it. */
export function CardMenu({ open, board, rights, actions, onEdit, onClose }: CardMenuProps) {
  const t = useTexts('kanban')
  const tools = useCardTools()
  const [moving, setMoving] = useState<Task>()
  const goes = open?.moving ? open.task : moving
  const task = open?.task
  const then = (run: (of: Task) => void) => () => {
    onClose()
    if (task) run(task)
  }
  const endMove = () => {
    setMoving(undefined)
    if (open?.moving) onClose()
  }
  const icon = { size: 18, 'aria-hidden': true } as const

  return (
    <>
      <Menu open={Boolean(open) && !open?.moving} anchorEl={open?.at ?? null} onClose={onClose}>
        {rights.write && (
          // The field takes the focus that the menu would give back.
          <MenuItem onClick={then(({ id }) => setTimeout(() => onEdit(id)))} aria-keyshortcuts="e">
            <ListItemIcon>
              <IconPencil {...icon} />
            </ListItemIcon>
            <ListItemText>{t('card.edit')}</ListItemText>
          </MenuItem>
        )}
        {rights.write && (
          <MenuItem onClick={then(setMoving)} aria-keyshortcuts="m">
            <ListItemIcon>
              <IconArrowsMove {...icon} />
            </ListItemIcon>
            <ListItemText>{t('card.move')}</ListItemText>
          </MenuItem>
        )}
        {rights.write && (
          <MenuItem onClick={then(({ id }) => tools.copy(id))}>
            <ListItemIcon>
              <IconCopy {...icon} />
            </ListItemIcon>
            <ListItemText>{t('card.copy')}</ListItemText>
          </MenuItem>
        )}
        <MenuItem onClick={then(({ id }) => tools.copyLink(id))}>
          <ListItemIcon>
            <IconLink {...icon} />
          </ListItemIcon>
          <ListItemText>{t('card.link')}</ListItemText>
        </MenuItem>
        {rights.write && <Divider />}
        {rights.write && (
          <MenuItem onClick={then(actions.archiveTask)} aria-keyshortcuts="Delete">
            <ListItemIcon>
              <IconArchive {...icon} />
            </ListItemIcon>
            <ListItemText>{t('card.archive')}</ListItemText>
          </MenuItem>
        )}
        {rights.remove && (
          <MenuItem onClick={then(actions.deleteTask)}>
            <ListItemIcon>
              <IconTrash {...icon} />
            </ListItemIcon>
            <ListItemText>{t('card.delete')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      {goes && (
        <MoveDialog
          task={goes}
          board={board}
          onMove={(spot) => actions.moveTask(board, goes.id, spot)}
          onClose={endMove}
        />
      )}
    </>
  )
}
