import { changeItems, type Item, maxItemLength, toRemoval } from '#platform/records/checklist.ts'
import { blankItem, itemChanges, splitLine } from '../checklist.ts'
import { hasChange, mergeText } from './merge-text.ts'
import type { NoteContent } from './note-content.ts'

/** A text that is too long for one item continues in further ones. */
function fitItem(item: Item): Item[] {
  const [text = '', ...rest] = item.text.length > maxItemLength ? splitLine(item.text) : [item.text]
  return [{ ...item, text }, ...rest.map((part) => ({ ...blankItem(part), done: item.done }))]
}

/** An item that both have changed has both texts; one that others have rewritten meanwhile is not removed. */
function mergeItems(base: readonly Item[], draft: readonly Item[], server: Item[]): Item[] {
  const changes = itemChanges(base, draft)
  if (!changes) return server
  const before = new Map(base.map(({ id, text }) => [id, text]))
  const theirs = new Map(server.map(({ id, text }) => [id, text]))
  const set = changes.set?.map(({ text, ...item }) => {
    const [old, other] = [before.get(item.id), theirs.get(item.id)]
    if (text === undefined || old === undefined || other === undefined)
      return { ...item, ...(text !== undefined && { text }) }
    return { ...item, text: mergeText(old, text, other, ' ') }
  })
  const remove = changes.remove?.filter(
    (removal) => before.get(toRemoval(removal).id) === theirs.get(toRemoval(removal).id),
  )
  return changeItems(server, { ...changes, set, remove }).flatMap(fitItem)
}

/**
 * Keeps the changes since `base`; everything else follows `server`. Of a text that both have changed, nothing is lost: a
 * title or text that is too long with both is not saved until the user has shortened it.
 */
export function rebase(base: NoteContent, draft: NoteContent, server: NoteContent): NoteContent {
  return {
    title: mergeText(base.title, draft.title, server.title, ' '),
    text: mergeText(base.text, draft.text, server.text, '\n'),
    kind: draft.kind === base.kind ? server.kind : draft.kind,
    items: mergeItems(base.items, draft.items, server.items),
  }
}

const findKnownText = (base: string, sent: string, server: string) => (hasChange(base, sent, server) ? sent : base)

/** A new item was sent if the server has it, whatever others have made of it since. */
function findKnownItem(base: Item | undefined, sent: Item | undefined, server: Item | undefined): Item | undefined {
  if (!sent || !server) return sent || server ? base : undefined
  if (!base) return sent
  const done = sent.done === server.done ? sent.done : base.done
  return { ...base, text: findKnownText(base.text, sent.text, server.text), done }
}

function findKnownItems(base: readonly Item[], sent: readonly Item[], server: readonly Item[]): Item[] {
  const [before, after, now] = [base, sent, server].map((items) => new Map(items.map((item) => [item.id, item])))
  const ids = new Set([...base, ...sent].map(({ id }) => id))
  return [...ids].flatMap((id) => findKnownItem(before?.get(id), after?.get(id), now?.get(id)) ?? [])
}

/** The base of a merge after a save without a response: with what the server has of it, so that merging does not repeat it. */
export const findKnown = (base: NoteContent, sent: NoteContent, server: NoteContent): NoteContent => ({
  title: findKnownText(base.title, sent.title, server.title),
  text: findKnownText(base.text, sent.text, server.text),
  kind: sent.kind === server.kind ? sent.kind : base.kind,
  items: findKnownItems(base.items, sent.items, server.items),
})
