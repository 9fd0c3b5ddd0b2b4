/** One batch after the other. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  each: (batch: readonly Item[]) => Promise<unknown>,
) {
  for (let start = 0; start < items.length; start += size) await each(items.slice(start, start + size))
}
