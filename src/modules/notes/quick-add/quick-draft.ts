import { itemsOf } from '../checklist.ts'
import type { NoteDraft } from '../contract.ts'

const maxTitleLength = 200

/** The first line is the title, unless it is too long for one; the rest is the text, or the items, one a line. */
export function draftFrom(typed: string, checklist: boolean): NoteDraft {
  const text = typed.trim()
  const [first = '', ...others] = text.split('\n')
  const title = first.length > maxTitleLength ? '' : first.trim()
  const rest = title ? others.join('\n').trim() : text
  if (!checklist) return { title, text: rest }
  // A checklist of one line is that one item.
  return rest
    ? { title, kind: 'checklist', items: itemsOf(rest) }
    : { title: '', kind: 'checklist', items: itemsOf(text) }
}
