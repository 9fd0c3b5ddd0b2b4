import { useState } from 'react'
import { type Item, maxItems } from '#platform/records/checklist.ts'
import { parseItems, formatItems } from '../checklist.ts'
import type { createDraft, NoteContent } from './note-draft.ts'

/** Converts a text to a checklist and back; items keep their state. */
export function useToggleKind(draft: ReturnType<typeof createDraft>) {
  const [formerItems, setFormerItems] = useState<readonly Item[]>([])
  return ({ kind, text, items }: NoteContent) => {
    if (kind === 'text') {
      draft.change({
        kind: 'checklist',
        text: '',
        items: [...items, ...parseItems(text, formerItems)].slice(0, maxItems),
      })
    } else {
      setFormerItems(items)
      draft.change({ kind: 'text', text: [text, formatItems(items)].filter(Boolean).join('\n'), items: [] })
    }
    void draft.save()
  }
}
