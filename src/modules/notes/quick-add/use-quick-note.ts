import { useState } from 'react'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Color, NoteDraft } from '../contract.ts'
import { useCreateNote } from '../use-note-actions.ts'
import { useNotesView } from '../use-notes-view.ts'
import { parseDraft } from './quick-draft.ts'

/** State of the new note. It gets the colour and labels of the current filters, so that it stays visible. */
export function useQuickNote() {
  const { view, setView } = useNotesView()
  const [text, setText, send] = useTextDraft('notes.new')
  const [chosenColor, setColor] = useState<Color>()
  const [checklist, setChecklist] = useState(false)
  const color = chosenColor ?? view.color?.[0] ?? 'info'

  const create = useCreateNote((draft: NoteDraft) => {
    setColor(draft.color)
    setChecklist(draft.kind === 'checklist')
  })

  const save = () => {
    if (!text.trim()) return
    void send(() => create({ ...parseDraft(text, checklist), color, labels: view.label ?? [] })).catch(() => {})
    setColor(undefined)
    setChecklist(false)
    if (view.q || view.reminder) setView({ q: undefined, reminder: undefined })
  }

  return { text, setText, color, setColor, checklist, setChecklist, save }
}
