import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { withColumnAt, withTaskAt, type BoardPosition, findPosition, findTask } from '../board-order.ts'
import type { Category } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'

/** A dragged card or column, with its current drop position. */
export interface Drag {
  kind: 'task' | 'column'
  id: number
  by: 'pointer' | 'keys'
  /** The board at the start; changes by others are shown after the drop. */
  board: readonly Category[]
  from: BoardPosition
  to: BoardPosition
}

const withDragged = ({ kind, id, board, to }: Drag) =>
  kind === 'task' ? withTaskAt(board, id, to) : withColumnAt(board, id, to.index)

const isSame = (one: BoardPosition, other: BoardPosition) =>
  one.columnId === other.columnId && one.index === other.index

/** Drags and drops tasks and columns by pointer or keyboard, and announces each step. */
export function useBoardDrag(board: readonly Category[], actions: BoardActions, say: (text: string) => void) {
  const t = useTexts('kanban')
  const [drag, setDrag] = useState<Drag>()

  const report = (key: 'pickedUp' | 'over' | 'dropped', { kind, id, board: shownBoard, to }: Drag) => {
    const column = shownBoard.find((one) => one.id === to.columnId)
    if (!column) return
    const position = to.index + 1
    if (kind === 'column') {
      const name = shownBoard.find((one) => one.id === id)?.name ?? ''
      say(t(`drag.column.${key}`, { name, position, total: shownBoard.length }))
      return
    }
    const total = column.child.filter((task) => task.id !== id).length + 1
    say(
      t(`drag.task.${key}`, {
        name: findTask(shownBoard, id)?.task ?? '',
        column: column.name,
        position,
        total,
      }),
    )
  }

  const start = (kind: Drag['kind'], id: number, by: Drag['by']) => {
    const from =
      kind === 'task' ? findPosition(board, id) : { columnId: id, index: board.findIndex((one) => one.id === id) }
    if (!from || from.index < 0) return
    const next = { kind, id, by, board, from, to: from }
    setDrag(next)
    report('pickedUp', next)
  }

  const moveTo = (to: BoardPosition) => {
    if (!drag || isSame(drag.to, to)) return
    const next = { ...drag, to }
    setDrag(next)
    if (drag.by === 'keys') report('over', next)
  }

  const drop = () => {
    if (!drag) return
    setDrag(undefined)
    report('dropped', drag)
    if (isSame(drag.from, drag.to)) return
    if (drag.kind === 'task') actions.moveTask(drag.board, drag.id, drag.to)
    else actions.moveColumn(drag.board, drag.id, drag.to.index)
  }

  const cancel = () => {
    if (!drag) return
    const column = drag.board.find(({ id }) => id === drag.id)
    const name = drag.kind === 'task' ? findTask(drag.board, drag.id)?.task : column?.name
    setDrag(undefined)
    say(t('drag.cancelled', { name: name ?? '' }))
  }

  return { drag, displayedBoard: drag ? withDragged(drag) : board, start, moveTo, drop, cancel }
}

export type BoardDrag = ReturnType<typeof useBoardDrag>
