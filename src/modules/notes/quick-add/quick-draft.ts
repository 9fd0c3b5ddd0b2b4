import { parseItems } from '../checklist.ts'
import type { NoteDraft } from '../contract.ts'

const maxTitleLength = 200

/** The first line is the title unless it is too long; the rest is the text, or one item per line. */
export function parseDraft(typed: string, checklist: boolean): NoteDraft {
  const text = typed.trim()
  const [first = '', ...lines] = text.split('\n')
  const title = first.length > maxTitleLength ? '' : first.trim()
  const body = title ? lines.join('\n').trim() : text
  if (!checklist) return { title, text: body }
  // A checklist of one line has one item and no title.
  return body
    ? { title, kind: 'checklist', items: parseItems(body) }
    : { title: '', kind: 'checklist', items: parseItems(text) }
}
