import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowsHorizontal,
  IconEyeOff,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { movedTo, neighbour, withVisibility, withWidth } from './arrangement.ts'
import type { ColumnShape } from './column.ts'
import { getDirection, sortedBy } from './sorting.ts'
import type { LayoutActions } from './use-layout.ts'

const icon = { size: 18, 'aria-hidden': true }

interface ColumnEntry {
  text: string
  picture: ReactElement
  isOn?: boolean
  run: () => void
}

interface ColumnEntriesOptions {
  column: ColumnShape
  columns: readonly ColumnShape[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  layoutActions: LayoutActions
}

const directions = [
  ['ascending', <IconArrowUp key="up" {...icon} />],
  ['descending', <IconArrowDown key="down" {...icon} />],
] as const

/** The actions that one column allows. */
export function useColumnEntries({
  column,
  columns,
  sort,
  onSort,
  layoutActions,
}: ColumnEntriesOptions): ColumnEntry[] {
  const t = useTexts('platform')
  const { layout, change } = layoutActions
  const { id } = column
  const direction = getDirection(column, sort)
  const before = neighbour(columns, layout, id, -1)
  const after = neighbour(columns, layout, id, 1)
  const move = (target: string) => change((now) => movedTo(columns, now, id, target))
  const entries: ColumnEntry[] = []
  if (column.sort !== undefined)
    for (const [step, picture] of directions) {
      const isOn = direction === step
      const run = () => onSort(isOn ? undefined : sortedBy(column, step))
      entries.push({ text: t(`table.${step}`), picture, isOn, run })
    }
  if (before !== undefined)
    entries.push({
      text: t('table.moveBefore'),
      picture: <IconArrowLeft className="mirrored" {...icon} />,
      run: () => move(before),
    })
  if (after !== undefined)
    entries.push({
      text: t('table.moveAfter'),
      picture: <IconArrowRight className="mirrored" {...icon} />,
      run: () => move(after),
    })
  if (layout.widths[id] !== undefined)
    entries.push({
      text: t('table.usualWidth'),
      picture: <IconArrowsHorizontal {...icon} />,
      run: () => change((now) => withWidth(now, id, undefined)),
    })
  if (column.pin === undefined)
    entries.push({
      text: t('table.hide'),
      picture: <IconEyeOff {...icon} />,
      run: () => change((now) => withVisibility(now, id, false)),
    })
  return entries
}
