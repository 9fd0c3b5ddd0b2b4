import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OfferedWidget } from '#platform/web/navigation/widgets.ts'
import { arranged, type PlacedCard, toKept } from './arrangement.ts'
import { api, boardQuery } from './board-query.ts'
import type { Board } from './contract.ts'

/** So long changes are gathered: who holds an arrow key makes one write, not twenty. */
const pause = 600

/** Cards as somebody has put them, or null for the way they came. */
type Draft = readonly PlacedCard[] | null

/**
 * Arranging: what is changed shows at once and is kept in the background, one write after the other; leaving sends what
 * has not been sent. Every step can be taken back until one is done.
 */
export function useArranging(offered: readonly OfferedWidget[], kept: Board['cards']) {
  const queries = useQueryClient()
  const scope = { id: 'home-board' }
  const { mutateAsync: save, isPending: isSaving } = useMutation({ ...api.save.mutation(), scope })
  const { mutateAsync: reset, isPending: isResetting } = useMutation({ ...api.reset.mutation(), scope })
  const [isArranging, setArranging] = useState(false)
  // What others of one's screens keep in the meantime waits: the last who arranges is the one who is right.
  const [draft, setDraft] = useState<Draft>()
  const [aimed, setAimed] = useState<readonly PlacedCard[]>()
  const [past, setPast] = useState<readonly Draft[]>([])
  const unsaved = useRef<{ draft: Draft }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = async () => {
    clearTimeout(timer.current)
    const sent = unsaved.current
    if (!sent) return
    unsaved.current = undefined
    try {
      const board = sent.draft
        ? await save({ body: { cards: toKept(sent.draft, kept) } })
        : await reset({}).then(() => ({ cards: null }))
      queries.setQueryData(boardQuery.queryKey, board)
    } catch (error) {
      unsaved.current ??= sent
      throw error
    }
  }

  // A failed write says so by itself; what it held goes with the next.
  const flushLater = useEffectEvent(() => void flush().catch(() => {}))
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && flushLater()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      flushLater()
    }
  }, [])

  const put = (next: Draft) => {
    setDraft(next)
    unsaved.current = { draft: next }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush().catch(() => {}), pause)
  }
  const shown = draft === undefined ? arranged(offered, kept) : (draft ?? arranged(offered, null))

  return {
    isArranging,
    isSaving: isSaving || isResetting,
    cards: shown,
    /** With what somebody holds where it would go if they let go now. */
    aimed: aimed ?? shown,
    preview: setAimed,
    canUndo: past.length > 0,
    start: () => setArranging(true),
    change(next: Draft) {
      setPast([...past, draft === undefined ? kept && shown : draft])
      put(next)
    },
    undo() {
      const last = past.at(-1)
      if (last === undefined) return
      setPast(past.slice(0, -1))
      put(last)
    },
    async done() {
      try {
        await flush()
      } catch {
        return false
      }
      setArranging(false)
      setPast([])
      setDraft(undefined)
      return true
    },
  }
}
export type Arranging = ReturnType<typeof useArranging>
