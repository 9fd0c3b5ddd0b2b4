import { IconArchive, IconPencil, IconPlus } from '@tabler/icons-react'
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { colorChoices } from '../contract-schemas.ts'
import { type KanbanView, linkToBoard } from '../kanban-view.ts'
import { useArchiveBoard } from '../use-archive-board.ts'
import { useBoardName } from '../use-board-name.ts'
import { useBoards } from '../use-boards.ts'
import styles from './board-switcher.module.css'

interface BoardMenuProps {
  view: KanbanView
  anchor: HTMLElement
  canWrite: boolean
  onForm: (form: KanbanView['form']) => void
  onClose: () => void
}

/** The boards with their numbers of cards, and the actions on boards. */
export function BoardMenu({ view, anchor, canWrite, onForm, onClose }: BoardMenuProps) {
  const t = useTexts('kanban')
  const { number } = useFormats()
  const getName = useBoardName()
  const { openBoards, current, currentId } = useBoards()
  const { archiveBoard } = useArchiveBoard()
  const isOpenBoard = current !== undefined && current.archivedAt === null
  const select = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {openBoards.map((board) => (
        <MenuItem
          key={board.id}
          component={Link}
          to={linkToBoard(view, board.id)}
          role="menuitemradio"
          aria-checked={board.id === currentId}
          selected={board.id === currentId}
          onClick={onClose}
        >
          <ListItemIcon>
            <span className={styles.dot} data-tone={colorChoices[board.color].tone} aria-hidden />
          </ListItemIcon>
          <span className={styles.name} dir="auto">
            {getName(board)}
          </span>
          <span className={styles.count} aria-hidden>
            {number(board.taskCount)}
          </span>
        </MenuItem>
      ))}
      {canWrite && [
        <Divider key="divider" />,
        <MenuAction key="new" label={t('boards.new')} Icon={IconPlus} onClick={select(() => onForm('newBoard'))} />,
        <MenuAction
          key="rename"
          label={t('boards.rename')}
          Icon={IconPencil}
          disabled={!isOpenBoard}
          onClick={select(() => onForm('board'))}
        />,
        <MenuAction
          key="archive"
          label={t('boards.archive')}
          Icon={IconArchive}
          disabled={!isOpenBoard || openBoards.length === 1}
          onClick={select(() => current && archiveBoard(current))}
        />,
      ]}
    </Menu>
  )
}
