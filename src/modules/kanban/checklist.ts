import type { Item, ItemChanges } from './contract-schemas.ts'

/** The items after the changes. An item that another user removed stays removed, unless `set` has its text. */
export function changeItems(items: readonly Item[], { set = [], remove = [], order }: ItemChanges): Item[] {
  const removedIds = new Set(remove)
  const changed = new Map(items.filter(({ id }) => !removedIds.has(id)).map((item) => [item.id, item]))
  for (const { id, text, done } of set) {
    const edit = changed.get(id)
    if (edit) changed.set(id, { id, text: text ?? edit.text, done: done ?? edit.done })
    else if (text !== undefined) changed.set(id, { id, text, done: done ?? false })
  }
  return order ? sortItems([...changed.values()], order) : [...changed.values()]
}

function sortItems(items: readonly Item[], order: readonly string[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const arranged = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  const named = new Set(order)
  for (const [index, item] of items.entries()) {
    if (named.has(item.id)) continue
    const before = items[index - 1]
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, item)
  }
  return arranged
}

/** A unique id; pages served without TLS have no `randomUUID`. */
export const createItemId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('')
