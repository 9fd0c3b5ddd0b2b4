import { changeItems, createItemId, type Item, type ItemChanges, maxItemLength } from '#platform/records/checklist.ts'

/** The changes that turn one list into the other, or undefined. */
export function itemChanges(from: readonly Item[], to: readonly Item[]): ItemChanges | undefined {
  const old = new Map(from.map((item) => [item.id, item]))
  const keptIds = new Set(to.map(({ id }) => id))
  const set = to.flatMap((item): NonNullable<ItemChanges['set']> => {
    const oldItem = old.get(item.id)
    if (!oldItem) return [item]
    const { id, text, done } = item
    const change = {
      id,
      ...(text !== oldItem.text && { text, base: oldItem.text }),
      ...(done !== oldItem.done && { done }),
    }
    return Object.keys(change).length > 1 ? [change] : []
  })
  const remove = from.filter(({ id }) => !keptIds.has(id)).map(({ id, text }) => ({ id, base: text }))
  const moved = changeItems(from, { set, remove }).some(({ id }, index) => id !== to[index]?.id)
  if (set.length === 0 && remove.length === 0 && !moved) return undefined
  return { set, remove, ...(moved && { order: to.map(({ id }) => id) }) }
}

export const blankItem = (text = ''): Item => ({ id: createItemId(), text, done: false })

const isHighSurrogate = (code: number) => code >= 0xd8_00 && code <= 0xdb_ff

/** A line in parts that fit into an item, cut between words where possible. */
export function splitLine(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > maxItemLength) {
    const space = rest.slice(0, maxItemLength + 1).search(/\s\S*$/)
    const isPairCut = isHighSurrogate(rest.charCodeAt(maxItemLength - 1))
    const end = space > 0 ? space : isPairCut ? maxItemLength - 1 : maxItemLength
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest]
}

/**
 * Converts a text to a checklist, one item per line, and several for a line that is too long for one; a line equal to a
 * former item keeps its id and state. There may be more items than a checklist can have.
 */
export function parseItems(text: string, previousItems: readonly Item[] = []): Item[] {
  const remainingItems = [...previousItems]
  const findUnchanged = (line: string) => {
    const index = remainingItems.findIndex((item) => item.text === line)
    return index < 0 ? undefined : remainingItems.splice(index, 1)[0]
  }
  return text
    .split('\n')
    .flatMap((line) => splitLine(line.trim()))
    .filter(Boolean)
    .map((line) => findUnchanged(line) ?? blankItem(line))
}

export const formatItems = (items: readonly Item[]) => items.map(({ text }) => text).join('\n')
