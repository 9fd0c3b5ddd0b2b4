import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type PlacedCard, toStored } from './arrangement.ts'
import { api, boardQuery } from './board-query.ts'
import type { Board } from './contract.ts'

// In ms; combines changes, such as those of a held arrow key, into one write.
const pause = 600

const scope = { id: 'home-board' }

/** Cards as the user has arranged them, or null for the default arrangement. */
export type Draft = readonly PlacedCard[] | null

/** Saves the arranged cards in the background, one write after the other; leaving the screen sends what is unsaved. */
export function useBoardSaving(storedCards: Board['cards']) {
  const queries = useQueryClient()
  const { mutateAsync: save, isPending: isSaving } = useMutation({ ...api.save.mutation(), scope })
  const { mutateAsync: reset, isPending: isResetting } = useMutation({ ...api.reset.mutation(), scope })
  const unsaved = useRef<{ draft: Draft }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = async () => {
    clearTimeout(timer.current)
    const sentCards = unsaved.current
    if (!sentCards) return
    unsaved.current = undefined
    try {
      const board = sentCards.draft
        ? await save({ body: { cards: toStored(sentCards.draft, storedCards) } })
        : await reset({}).then(() => ({ cards: null }))
      queries.setQueryData(boardQuery.queryKey, board)
    } catch (error) {
      unsaved.current ??= sentCards
      throw error
    }
  }
  // The application shows the failure; the next write sends the cards again.
  const flushLater = () => void flush().catch(() => {})
  useOnLeave(flushLater)

  return {
    isSaving: isSaving || isResetting,
    /** Sends what is unsaved now; fails if the server refuses it. */
    flush,
    saveSoon(draft: Draft) {
      unsaved.current = { draft }
      clearTimeout(timer.current)
      timer.current = setTimeout(flushLater, pause)
    },
  }
}

/** Runs when the tab is hidden, and when the screen is left. */
function useOnLeave(run: () => void) {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && runNow()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      runNow()
    }
  }, [])
}
