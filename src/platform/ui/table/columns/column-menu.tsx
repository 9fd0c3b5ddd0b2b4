import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowsHorizontal,
  IconEyeOff,
} from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import type { ReactElement } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { movedTo, neighbour, withShown, withWidth } from './arrangement.ts'
import type { ColumnShape } from './column.ts'
import { directionOf, sortedBy } from './sorting.ts'
import type { LayoutActions } from './use-layout.ts'

interface ColumnMenuProps {
  column: ColumnShape
  columns: readonly ColumnShape[]
  anchor: HTMLElement
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  arranging: LayoutActions
  onClose: () => void
}

const icon = { size: 18, 'aria-hidden': true }

interface Entry {
  text: string
  picture: ReactElement
  isOn?: boolean
  run: () => void
}

/** Actions on one column. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, columns, anchor, sort, onSort, arranging, onClose } = props
  const { layout, change } = arranging
  const t = useTexts('platform')
  const { id } = column
  const direction = directionOf(column, sort)
  const before = neighbour(columns, layout, id, -1)
  const after = neighbour(columns, layout, id, 1)
  const move = (target: string) => change((now) => movedTo(columns, now, id, target))

  const entries: Entry[] = [
    ...(column.sort === undefined
      ? []
      : (
          [
            ['ascending', <IconArrowUp key="up" {...icon} />],
            ['descending', <IconArrowDown key="down" {...icon} />],
          ] as const
        ).map(([way, picture]) => ({
          text: t(`table.${way}`),
          picture,
          isOn: direction === way,
          run: () => onSort(direction === way ? undefined : sortedBy(column, way)),
        }))),
    ...(before === undefined
      ? []
      : [
          {
            text: t('table.moveBefore'),
            picture: <IconArrowLeft className="mirrored" {...icon} />,
            run: () => move(before),
          },
        ]),
    ...(after === undefined
      ? []
      : [
          {
            text: t('table.moveAfter'),
            picture: <IconArrowRight className="mirrored" {...icon} />,
            run: () => move(after),
          },
        ]),
    ...(layout.widths[id] === undefined
      ? []
      : [
          {
            text: t('table.usualWidth'),
            picture: <IconArrowsHorizontal {...icon} />,
            run: () => change((now) => withWidth(now, id, undefined)),
          },
        ]),
    ...(column.pin === undefined
      ? [
          {
            text: t('table.hide'),
            picture: <IconEyeOff {...icon} />,
            run: () => change((now) => withShown(now, id, false)),
          },
        ]
      : []),
  ]

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
