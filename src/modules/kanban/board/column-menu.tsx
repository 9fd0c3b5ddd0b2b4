import {
  IconArchive,
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheck,
  IconGauge,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorChoice } from '../color-choice.tsx'
import type { Category } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#platform/ui/states/confirm-dialog.tsx')).ConfirmDialog,
}))
const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }))

interface ColumnMenuProps {
  open: { column: Category; at: HTMLElement } | undefined
  board: readonly Category[]
  actions: BoardActions
  onMove: (index: number) => void
  onClose: () => void
}

/** What can be done to a column. */
export function ColumnMenu({ open, board, actions, onMove, onClose }: ColumnMenuProps) {
  const t = useTexts('kanban')
  const [asking, setAsking] = useState<{ of: 'limit' | 'delete'; column: Category }>()
  const column = board.find(({ id }) => id === open?.column.id) ?? open?.column
  const place = board.findIndex(({ id }) => id === column?.id)
  const then = (run: () => void) => () => {
    onClose()
    run()
  }
  const remove = (gone: Category) =>
    gone.child.length > 0 ? setAsking({ of: 'delete', column: gone }) : actions.removeColumn(gone)
  const icon = { size: 18, 'aria-hidden': true } as const

  return (
    <>
      <Menu open={Boolean(open)} anchorEl={open?.at ?? null} onClose={onClose}>
        {column && [
          <MenuItem key="limit" onClick={then(() => setAsking({ of: 'limit', column }))}>
            <ListItemIcon>
              <IconGauge {...icon} />
            </ListItemIcon>
            <ListItemText>{t('column.limit')}</ListItemText>
          </MenuItem>,
          <MenuItem
            key="done"
            role="menuitemcheckbox"
            aria-checked={column.isDone}
            selected={column.isDone}
            onClick={then(() => actions.changeColumn(column.id, { isDone: !column.isDone }))}
          >
            <ListItemIcon>
              <IconCircleCheck {...icon} />
            </ListItemIcon>
            <ListItemText>{t('column.isDone')}</ListItemText>
          </MenuItem>,
          <li key="colour" role="none" className="padding-2-4">
            <ColorChoice
              label={t('column.colour')}
              value={column.color}
              inMenu
              onChange={(color) => actions.changeColumn(column.id, { color })}
            />
          </li>,
          <Divider key="first" />,
          <MenuItem key="backward" disabled={place <= 0} onClick={then(() => onMove(place - 1))}>
            <ListItemIcon>
              <IconArrowLeft {...icon} className="mirrored" />
            </ListItemIcon>
            <ListItemText>{t('column.backward')}</ListItemText>
          </MenuItem>,
          <MenuItem key="forward" disabled={place === board.length - 1} onClick={then(() => onMove(place + 1))}>
            <ListItemIcon>
              <IconArrowRight {...icon} className="mirrored" />
            </ListItemIcon>
            <ListItemText>{t('column.forward')}</ListItemText>
          </MenuItem>,
          <Divider key="second" />,
          <MenuItem key="clear" disabled={column.child.length === 0} onClick={then(() => actions.clearColumn(column))}>
            <ListItemIcon>
              <IconStack2 {...icon} />
            </ListItemIcon>
            <ListItemText>{t('column.clear')}</ListItemText>
          </MenuItem>,
          <MenuItem key="archive" onClick={then(() => actions.archiveColumn(column))}>
            <ListItemIcon>
              <IconArchive {...icon} />
            </ListItemIcon>
            <ListItemText>{t('column.archive')}</ListItemText>
          </MenuItem>,
          <MenuItem key="delete" onClick={then(() => remove(column))}>
            <ListItemIcon>
              <IconTrash {...icon} />
            </ListItemIcon>
            <ListItemText>{t('column.delete')}</ListItemText>
          </MenuItem>,
        ]}
      </Menu>
      <Suspense>
        {asking?.of === 'limit' && (
          <LimitDialog
            value={asking.column.wipLimit}
            onSave={(wipLimit) => actions.changeColumn(asking.column.id, { wipLimit })}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking?.of === 'delete' && (
          <ConfirmDialog
            danger
            title={t('column.deleteTitle', { name: asking.column.name })}
            action={t('column.delete')}
            onConfirm={() => actions.removeColumn(asking.column)}
            onClose={() => setAsking(undefined)}
          >
            {t('column.deleteText', { count: asking.column.child.length })}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  )
}
