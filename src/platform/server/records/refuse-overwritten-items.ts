import type { Item, ItemChanges } from '#platform/records/checklist.ts'
import { createLostUpdate } from '#platform/server/pipeline/refuse-lost-update.ts'

/** Throws 409 if a text that the changes replace is no longer the one that the client read. */
export function refuseOverwrittenItems(items: readonly Item[], { set = [] }: ItemChanges) {
  const texts = new Map(items.map(({ id, text }) => [id, text]))
  const conflicts = set.flatMap(({ id, text, base }, index) => {
    const current = texts.get(id)
    const isReplaced = text !== undefined && base !== undefined && current !== undefined
    return isReplaced && current !== base && current !== text ? [{ path: `set.${index}.text`, current }] : []
  })
  if (conflicts.length > 0) throw createLostUpdate(conflicts)
}
