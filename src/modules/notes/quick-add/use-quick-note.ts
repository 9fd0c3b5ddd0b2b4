import { useState } from 'react'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Color, NoteDraft } from '../contract.ts'
import { useCreateNote } from '../use-note-actions.ts'
import { draftFrom } from './quick-draft.ts'

export interface QuickNoteOptions {
  /** The colour and labels of the present filters, so that a new note stays visible. */
  color: Color | undefined
  labels: string[]
  onAdded: () => void
}

/** The note that is being added. */
export function useQuickNote({ color: filtered, labels, onAdded }: QuickNoteOptions) {
  const [text, setText, send] = useTextDraft('notes.new')
  const [chosen, setColor] = useState<Color>()
  const [checklist, setChecklist] = useState(false)
  const color = chosen ?? filtered ?? 'info'

  const create = useCreateNote((draft: NoteDraft) => {
    setColor(draft.color)
    setChecklist(draft.kind === 'checklist')
  })

  const save = () => {
    if (!text.trim()) return
    void send(() => create({ ...draftFrom(text, checklist), color, labels })).catch(() => {})
    setColor(undefined)
    setChecklist(false)
    onAdded()
  }

  return { text, setText, color, setColor, checklist, setChecklist, save }
}
