import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Item, maxItems } from '#platform/records/checklist.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { parseItems, formatItems } from '../checklist.ts'
import { maxTextLength } from '../contract.ts'
import type { NoteContent } from './note-content.ts'
import type { createDraft } from './note-draft.ts'

/** Converts a text to a checklist and back, unless it would not fit; items keep their state. */
export function useToggleKind(draft: ReturnType<typeof createDraft>) {
  const t = useTexts('notes')
  const [formerItems, setFormerItems] = useState<readonly Item[]>([])
  const refuse = (text: string) => void toast({ tone: 'error', text })
  return ({ kind, text, items }: NoteContent) => {
    if (kind === 'text') {
      const parsed = [...items, ...parseItems(text, formerItems)]
      if (parsed.length > maxItems) return refuse(t('items.tooMany', { most: maxItems }))
      draft.change({ kind: 'checklist', text: '', items: parsed })
    } else {
      const joined = [text, formatItems(items)].filter(Boolean).join('\n')
      if (joined.length > maxTextLength) return refuse(t('items.tooLong', { most: maxTextLength }))
      setFormerItems(items)
      draft.change({ kind: 'text', text: joined, items: [] })
    }
    void draft.save()
  }
}
