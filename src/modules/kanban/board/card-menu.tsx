import { IconArchive, IconArrowsMove, IconCopy, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Divider, Menu } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { useAriaKeys } from '#platform/web/shortcuts/own-keys.ts'
import type { Category, Task } from '../contract-schemas.ts'
import { useBoards } from '../use-boards.ts'
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

/** Actions on a card without opening it. */
export function CardMenu({ open, board, rights, actions, onEdit, onClose }: CardMenuProps) {
  const t = useTexts('kanban')
  const tools = useCardTools()
  const { currentId } = useBoards()
  const keys = { edit: useAriaKeys('e'), move: useAriaKeys('m'), archive: useAriaKeys('Delete') }
  const [moving, setMoving] = useState<Task>()
  const goes = open?.moving ? open.task : moving
  const task = open?.task
  const select = (run: (of: Task) => void) => () => {
    onClose()
    if (task) run(task)
  }
  const endMove = () => {
    setMoving(undefined)
    if (open?.moving) onClose()
  }

  return (
    <>
      <Menu open={Boolean(open) && !open?.moving} anchorEl={open?.at ?? null} onClose={onClose}>
        {rights.update && [
          <MenuAction
            key="edit"
            label={t('card.edit')}
            Icon={IconPencil}
            aria-keyshortcuts={keys.edit}
            // Delayed, since the closing menu moves the focus to its button.
            onClick={select(({ id }) => setTimeout(() => onEdit(id)))}
          />,
          <MenuAction
            key="move"
            label={t('card.move')}
            Icon={IconArrowsMove}
            aria-keyshortcuts={keys.move}
            onClick={select(setMoving)}
          />,
          <MenuAction key="copy" label={t('card.copy')} Icon={IconCopy} onClick={select(({ id }) => tools.copy(id))} />,
        ]}
        <MenuAction
          label={t('card.link')}
          Icon={IconLink}
          onClick={select(({ id }) => tools.copyLink(id, currentId))}
        />
        {rights.update && [
          <Divider key="divider" />,
          <MenuAction
            key="archive"
            label={t('card.archive')}
            Icon={IconArchive}
            aria-keyshortcuts={keys.archive}
            onClick={select(actions.archiveTask)}
          />,
        ]}
        {rights.remove && <MenuAction label={t('card.delete')} Icon={IconTrash} onClick={select(actions.deleteTask)} />}
      </Menu>
      {goes && <MoveDialog task={goes} board={board} actions={actions} onClose={endMove} />}
    </>
  )
}
