import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { withColumnAt, placed, type Spot, findSpot, taskOf } from '../board-order.ts'
import type { Category } from '../contract-schemas.ts'
import type { BoardActions } from '../use-board-actions.ts'

/** A lifted card or column, with its current drop position. */
export interface Lift {
  kind: 'task' | 'column'
  id: number
  by: 'pointer' | 'keys'
  /** The board at the start; changes by others are shown after the drop. */
  board: readonly Category[]
  from: Spot
  to: Spot
}

const withLifted = ({ kind, id, board, to }: Lift) =>
  kind === 'task' ? placed(board, id, to) : withColumnAt(board, id, to.index)

const isSame = (one: Spot, other: Spot) => one.columnId === other.columnId && one.index === other.index

/** Lifts, moves and drops tasks and columns by pointer or keyboard, and announces each step. */
export function useLift(board: readonly Category[], actions: BoardActions, say: (text: string) => void) {
  const t = useTexts('kanban')
  const [lift, setLift] = useState<Lift>()

  const report = (key: 'lifted' | 'over' | 'dropped', { kind, id, board: seen, to }: Lift) => {
    const column = seen.find((one) => one.id === to.columnId)
    if (!column) return
    const place = to.index + 1
    if (kind === 'column') {
      const name = seen.find((one) => one.id === id)?.name ?? ''
      say(t(`drag.column.${key}`, { name, place, total: seen.length }))
      return
    }
    const total = column.child.filter((task) => task.id !== id).length + 1
    say(t(`drag.task.${key}`, { name: taskOf(seen, id)?.task ?? '', column: column.name, place, total }))
  }

  const start = (kind: Lift['kind'], id: number, by: Lift['by']) => {
    const from =
      kind === 'task' ? findSpot(board, id) : { columnId: id, index: board.findIndex((one) => one.id === id) }
    if (!from || from.index < 0) return
    const next = { kind, id, by, board, from, to: from }
    setLift(next)
    report('lifted', next)
  }

  const moveTo = (to: Spot) => {
    if (!lift || isSame(lift.to, to)) return
    const next = { ...lift, to }
    setLift(next)
    if (lift.by === 'keys') report('over', next)
  }

  const drop = () => {
    if (!lift) return
    setLift(undefined)
    report('dropped', lift)
    if (isSame(lift.from, lift.to)) return
    if (lift.kind === 'task') actions.moveTask(lift.board, lift.id, lift.to)
    else actions.moveColumn(lift.board, lift.id, lift.to.index)
  }

  const cancel = () => {
    if (!lift) return
    const column = lift.board.find(({ id }) => id === lift.id)
    const name = lift.kind === 'task' ? taskOf(lift.board, lift.id)?.task : column?.name
    setLift(undefined)
    say(t('drag.cancelled', { name: name ?? '' }))
  }

  return { lift, shown: lift ? withLifted(lift) : board, start, moveTo, drop, cancel }
}

export type Lifting = ReturnType<typeof useLift>
