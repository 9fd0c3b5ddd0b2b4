import { useState } from 'react'
import type { Ticket } from '../contract.ts'

/** Some tickets, or all that the list holds but some. */
export interface Selection {
  all: boolean
  some: ReadonlyMap<number, Ticket>
}

const nothing: Selection = { all: false, some: new Map() }

export const isSelected = ({ all, some }: Selection, id: number) => all !== some.has(id)
export const sizeOf = ({ all, some }: Selection, total: number) => (all ? Math.max(0, total - some.size) : some.size)

/** What is ticked in a list; `list` names the list, and another one starts with nothing ticked. */
export function useSelection(list: string) {
  const [kept, setKept] = useState({ list, selection: nothing })
  const selection = kept.list === list ? kept.selection : nothing
  const set = (next: Selection) => setKept({ list, selection: next })

  return {
    selection,
    clear: () => set(nothing),
    selectAll: () => set({ all: true, some: new Map() }),
    /** Ticks or unticks these. */
    mark(tickets: readonly Ticket[], ticked: boolean) {
      const some = new Map(selection.some)
      for (const ticket of tickets) {
        if (ticked === selection.all) some.delete(ticket.id)
        else some.set(ticket.id, ticket)
      }
      set({ all: selection.all, some })
    },
  }
}

export type SelectionActions = ReturnType<typeof useSelection>
