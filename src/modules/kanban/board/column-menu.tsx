import {
  IconArchive,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsMove,
  IconCircleCheck,
  IconGauge,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react'
import { Divider, Menu } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { Category } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'
import { useBoards } from '../use-boards.ts'
import { ColumnColor } from './column-color.tsx'
import { ColumnDialogs, type ColumnQuestion } from './column-dialogs.tsx'

interface ColumnMenuProps {
  open: { column: Category; at: HTMLElement } | undefined
  board: readonly Category[]
  actions: BoardActions
  onClose: () => void
}

export function ColumnMenu({ open, board, actions, onClose }: ColumnMenuProps) {
  const t = useTexts('kanban')
  const { openBoards } = useBoards()
  const [question, setQuestion] = useState<ColumnQuestion>()
  const column = board.find(({ id }) => id === open?.column.id) ?? open?.column
  const index = board.findIndex(({ id }) => id === column?.id)
  const select = (run: () => void) => () => {
    onClose()
    run()
  }

  return (
    <>
      <Menu open={Boolean(open)} anchorEl={open?.at ?? null} onClose={onClose}>
        {column && [
          <MenuAction
            key="limit"
            label={t('column.limit')}
            Icon={IconGauge}
            onClick={select(() => setQuestion({ dialog: 'limit', column }))}
          />,
          <MenuAction
            key="done"
            label={t('column.isDone')}
            Icon={IconCircleCheck}
            role="menuitemcheckbox"
            aria-checked={column.isDone}
            selected={column.isDone}
            onClick={select(() => actions.changeColumn(column.id, { isDone: !column.isDone }))}
          />,
          <ColumnColor key="colour" column={column} actions={actions} />,
          <Divider key="first" />,
          ...moves.map(({ text, by, Icon }) => (
            <MenuAction
              key={text}
              label={t(text)}
              Icon={Icon}
              isMirrored
              disabled={board[index + by] === undefined}
              onClick={select(() => actions.moveColumn(board, column.id, index + by))}
            />
          )),
          openBoards.length > 1 && (
            <MenuAction
              key="transfer"
              label={t('column.transfer')}
              Icon={IconArrowsMove}
              onClick={select(() => setQuestion({ dialog: 'transfer', column }))}
            />
          ),
          <Divider key="second" />,
          ...createRemovalActions(column, actions, setQuestion).map(({ text, Icon, disabled, run }) => (
            <MenuAction key={text} label={t(text)} Icon={Icon} disabled={disabled} onClick={select(run)} />
          )),
        ]}
      </Menu>
      <ColumnDialogs question={question} board={board} actions={actions} onClose={() => setQuestion(undefined)} />
    </>
  )
}

const moves = [
  { text: 'column.backward', by: -1, Icon: IconArrowLeft },
  { text: 'column.forward', by: 1, Icon: IconArrowRight },
] as const

/** Actions that remove cards or the column from the board. */
const createRemovalActions = (column: Category, actions: BoardActions, onAsk: (question: ColumnQuestion) => void) =>
  [
    {
      text: 'column.clear',
      Icon: IconStack2,
      disabled: column.child.length === 0,
      run: () => actions.clearColumn(column),
    },
    { text: 'column.archive', Icon: IconArchive, disabled: false, run: () => actions.archiveColumn(column) },
    {
      text: 'column.delete',
      Icon: IconTrash,
      disabled: false,
      run: () => (column.child.length > 0 ? onAsk({ dialog: 'delete', column }) : actions.removeColumn(column)),
    },
  ] as const
