import * as z from 'zod'

export const maxItems = 200
export const maxItemLength = 500

const ItemId = z.string().min(1).max(40)
const ItemText = z.string().max(maxItemLength)
export const Item = z.strictObject({ id: ItemId, text: ItemText, done: z.boolean() })
/** An item of a checklist, which is stored with its record. */
export type Item = z.infer<typeof Item>

/** Changes of individual items, so that concurrent changes do not overwrite each other. */
export const ItemChanges = z.strictObject({
  /** Changed fields of existing items, and complete new items. */
  set: z
    .array(
      Item.partial({ text: true, done: true }).extend({
        base: ItemText.optional().describe('The text that `text` replaces; if it was changed since, the answer is 409'),
      }),
    )
    .max(maxItems)
    .default([]),
  /** Ids, or with the text that the client read, so that an item which somebody else has rewritten is not removed. */
  remove: z
    .array(
      z.union([
        ItemId,
        z.strictObject({
          id: ItemId,
          base: ItemText.describe('The text of the item; if it was changed since, the answer is 409'),
        }),
      ]),
    )
    .max(maxItems)
    .default([]),
  /** The ids in their new order; an item that is not listed stays after its predecessor. */
  order: z.array(ItemId).max(maxItems).optional(),
})
export type ItemChanges = z.input<typeof ItemChanges>

type Removal = NonNullable<ItemChanges['remove']>[number]

/** An item to remove, and its text as far as the client says it. */
export const toRemoval = (removal: Removal): { id: string; base?: string } =>
  typeof removal === 'string' ? { id: removal } : removal

/** The items after the changes. An item that somebody else removed stays removed, unless `set` has its text. */
export function changeItems(items: readonly Item[], { set = [], remove = [], order }: ItemChanges): Item[] {
  const removedIds = new Set(remove.map((removal) => toRemoval(removal).id))
  const changed = new Map(items.filter(({ id }) => !removedIds.has(id)).map((item) => [item.id, item]))
  for (const { id, text, done } of set) {
    const existing = changed.get(id)
    if (existing) changed.set(id, { id, text: text ?? existing.text, done: done ?? existing.done })
    else if (text !== undefined) changed.set(id, { id, text, done: done ?? false })
  }
  return order ? sortItems([...changed.values()], order) : [...changed.values()]
}

function sortItems(items: readonly Item[], order: readonly string[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const listed = new Set(order)
  const sorted = [...listed].flatMap((id) => byId.get(id) ?? [])
  for (const [index, item] of items.entries()) {
    if (listed.has(item.id)) continue
    const predecessor = items[index - 1]
    sorted.splice(predecessor ? sorted.indexOf(predecessor) + 1 : 0, 0, item)
  }
  return sorted
}

/** A unique id; pages served without TLS have no `randomUUID`. */
export const createItemId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('')
