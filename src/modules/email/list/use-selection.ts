import { useRef, useState } from 'react'
import type { Conversation } from '../contract-email.ts'
import type { MailRows } from './use-mail-rows.ts'

/** Some conversations, or all that the list holds. */
export interface Selection {
  all: boolean
  some: ReadonlyMap<number, Conversation>
}

const nothing: Selection = { all: false, some: new Map() }

/** What is ticked in a list; `list` names the list, and another one starts with nothing ticked. */
export function useSelection(list: string) {
  const [kept, setKept] = useState({ list, selection: nothing })
  const selection = kept.list === list ? kept.selection : nothing
  const set = (next: Selection) => setKept({ list, selection: next })
  const anchor = useRef<number>(null)

  const mark = (conversations: readonly Conversation[], ticked: boolean) => {
    const some = new Map(selection.some)
    for (const one of conversations) {
      if (ticked) some.set(one.threadId, one)
      else some.delete(one.threadId)
    }
    set({ all: false, some })
  }

  return {
    selection,
    size: (total: number) => (selection.all ? total : selection.some.size),
    isTicked: (threadId: number) => selection.all || selection.some.has(threadId),
    clear: () => set(nothing),
    /** Those that the list shows at once; the bar then offers the rest. */
    selectShown: (shown: readonly Conversation[]) => mark(shown, true),
    selectAll: () => set({ ...selection, all: true }),
    /** Ticks a row, or with `extend` all rows from the one that was ticked last. */
    tick(rows: MailRows, index: number, extend: boolean) {
      const conversation = rows.rowAt(index)
      if (!conversation) return
      const from = anchor.current
      anchor.current = index
      if (extend && from !== null && from !== index) {
        void rows.rowsBetween(from, index).then(
          (between) => mark(between, true),
          () => {},
        )
      } else mark([conversation], !selection.some.has(conversation.threadId))
    },
  }
}

export type Selecting = ReturnType<typeof useSelection>
