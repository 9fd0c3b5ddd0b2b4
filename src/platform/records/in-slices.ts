/** The maximum time in milliseconds that a slice of longer work blocks the event loop. */
export const sliceTime = 20

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

let busySince: number | undefined

/**
 * Await this before the next step of longer work: undefined until the work of this turn of the event loop has taken
 * `sliceTime`. For steps that end in a microtask, such as SQLite statements, since awaiting a resolved promise lets
 * nothing else run.
 */
export function pauseWhenDue(): Promise<void> | undefined {
  const now = performance.now()
  if (busySince === undefined) {
    busySince = now
    setTimeout(() => (busySince = undefined))
    return undefined
  }
  return now - busySince < sliceTime ? undefined : nextTask()
}

/** The items in order; lets other requests run whenever the previous items took `sliceTime`. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let end = performance.now() + sliceTime
  for (const item of items) {
    yield item
    if (performance.now() < end) continue
    await nextTask()
    end = performance.now() + sliceTime
  }
}

/**
 * Maps each item in order, and lets other requests run after each slice of `sliceTime` milliseconds. Mapping one item
 * has to be fast, since it cannot be interrupted.
 */
export async function inSlices<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const results: Made[] = []
  for await (const item of inTurns(items)) results.push(make(item))
  return results
}
