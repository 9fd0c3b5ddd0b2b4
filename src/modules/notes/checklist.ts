import type { Item, ItemChanges } from './contract.ts'

/** The items after the changes. An item removed in another tab stays removed, unless `set` has its text. */
export function changeItems(items: readonly Item[], { set = [], remove = [], order }: ItemChanges): Item[] {
  const removedIds = new Set(remove)
  const changed = new Map(items.filter(({ id }) => !removedIds.has(id)).map((item) => [item.id, item]))
  for (const { id, text, done } of set) {
    const changedItem = changed.get(id)
    if (changedItem) changed.set(id, { id, text: text ?? changedItem.text, done: done ?? changedItem.done })
    else if (text !== undefined) changed.set(id, { id, text, done: done ?? false })
  }
  return order ? inOrder([...changed.values()], order) : [...changed.values()]
}

function inOrder(items: readonly Item[], order: readonly string[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const arranged = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  const named = new Set(order)
  for (const [index, item] of items.entries()) {
    if (named.has(item.id)) continue
    const previousItem = items[index - 1]
    arranged.splice(previousItem ? arranged.indexOf(previousItem) + 1 : 0, 0, item)
  }
  return arranged
}

/** The changes that turn one list into the other, or undefined. */
export function itemChanges(from: readonly Item[], to: readonly Item[]): ItemChanges | undefined {
  const old = new Map(from.map((item) => [item.id, item]))
  const keptIds = new Set(to.map(({ id }) => id))
  const set = to.flatMap((item) => {
    const oldItem = old.get(item.id)
    if (!oldItem) return [item]
    const { id, text, done } = item
    const change = { id, ...(text !== oldItem.text && { text }), ...(done !== oldItem.done && { done }) }
    return Object.keys(change).length > 1 ? [change] : []
  })
  const remove = from.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id)
  const moved = changeItems(from, { set, remove }).some(({ id }, index) => id !== to[index]?.id)
  if (set.length === 0 && remove.length === 0 && !moved) return undefined
  return { set, remove, ...(moved && { order: to.map(({ id }) => id) }) }
}

/** A unique id; pages served without TLS have no `randomUUID`. */
export const newItemId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('')

export const blankItem = (text = ''): Item => ({ id: newItemId(), text, done: false })

/** Converts a text to a checklist, one item per line; a line equal to a former item keeps its id and state. */
export function parseItems(text: string, previousItems: readonly Item[] = []): Item[] {
  const remainingItems = [...previousItems]
  const findUnchanged = (line: string) => {
    const index = remainingItems.findIndex((item) => item.text === line)
    return index < 0 ? undefined : remainingItems.splice(index, 1)[0]
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => findUnchanged(line) ?? blankItem(line.slice(0, 500)))
}

export const formatItems = (items: readonly Item[]) => items.map(({ text }) => text).join('\n')
