import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import type { ColumnShape } from './column.ts'
import { useColumnEntries } from './use-column-entries.tsx'
import type { LayoutActions } from './use-layout.ts'

interface ColumnMenuProps {
  column: ColumnShape
  columns: readonly ColumnShape[]
  anchor: HTMLElement
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  layoutActions: LayoutActions
  onClose: () => void
}

/** Menu of a column. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, columns, anchor, sort, onSort, layoutActions, onClose } = props
  const entries = useColumnEntries({ column, columns, sort, onSort, layoutActions })
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': column.label, dense: true } }}>
      {entries.map(({ text, picture, isOn, run }) => (
        <MenuItem
          key={text}
          role={isOn === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isOn}
          selected={isOn ?? false}
          onClick={() => {
            onClose()
            run()
          }}
        >
          <ListItemIcon>{picture}</ListItemIcon>
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
