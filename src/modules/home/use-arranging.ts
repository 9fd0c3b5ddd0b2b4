import { useState } from 'react'
import type { OfferedWidget } from '#platform/web/navigation/widgets.ts'
import { placeCards, type PlacedCard } from './arrangement.ts'
import type { Board } from './contract.ts'
import { type Draft, useBoardSaving } from './use-board-saving.ts'

/** Edit mode: a change shows at once and is saved in the background. All steps can be undone until the user ends it. */
export function useArranging(widgets: readonly OfferedWidget[], storedCards: Board['cards']) {
  const { saveSoon, flush, isSaving } = useBoardSaving(storedCards)
  const [isArranging, setArranging] = useState(false)
  // Changes from the user's other screens wait: the last one who arranges wins.
  const [draft, setDraft] = useState<Draft>()
  const [preview, setPreview] = useState<readonly PlacedCard[]>()
  const [past, setPast] = useState<readonly Draft[]>([])

  const setDraftAndSave = (next: Draft) => {
    setDraft(next)
    saveSoon(next)
  }
  const cards = draft === undefined ? placeCards(widgets, storedCards) : (draft ?? placeCards(widgets, null))

  return {
    isArranging,
    isSaving,
    cards,
    /** The cards as they would be if the dragged one were dropped now. */
    preview: preview ?? cards,
    setPreview,
    canUndo: past.length > 0,
    start: () => setArranging(true),
    change(next: Draft) {
      setPast([...past, draft === undefined ? storedCards && cards : draft])
      setDraftAndSave(next)
    },
    undo() {
      const last = past.at(-1)
      if (last === undefined) return
      setPast(past.slice(0, -1))
      setDraftAndSave(last)
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
export type ArrangeState = ReturnType<typeof useArranging>
