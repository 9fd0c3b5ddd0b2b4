import { type Item, type ItemChanges, toRemoval } from '#platform/records/checklist.ts'
import { createLostUpdate } from '#platform/server/pipeline/refuse-lost-update.ts'

/** Throws 409 if a text that the changes replace or remove is no longer the one that the client read. */
export function refuseOverwrittenItems(items: readonly Item[], { set = [], remove = [] }: ItemChanges) {
  const texts = new Map(items.map(({ id, text }) => [id, text]))
  const rewritten = set.flatMap(({ id, text, base }, index) => {
    const current = texts.get(id)
    const isReplaced = text !== undefined && base !== undefined && current !== undefined
    return isReplaced && current !== base && current !== text ? [{ path: `set.${index}.text`, current }] : []
  })
  const removed = remove.map(toRemoval).flatMap(({ id, base }, index) => {
    const current = texts.get(id)
    return base !== undefined && current !== undefined && current !== base ? [{ path: `remove.${index}`, current }] : []
  })
  const conflicts = [...rewritten, ...removed]
  if (conflicts.length > 0) throw createLostUpdate(conflicts)
}
