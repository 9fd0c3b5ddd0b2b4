/** How long one slice of a longer piece of work may hold the event loop, in milliseconds. */
export const sliceTime = 20

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

let busySince: number | undefined

/**
 * What to wait for before the next step of a longer piece of work: undefined until the work of this turn of the event loop
 * has taken `sliceTime`. For steps that end in a microtask, such as statements of SQLite: a promise alone lets nobody else run.
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

/** The items in order; lets other requests run before the next item wherever the ones before it took `sliceTime`. */
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
 * Makes something of each item in order, and lets other requests run after each slice of `sliceTime` milliseconds.
 * What is made of one item has to be short: nothing interrupts it.
 */
export async function inSlices<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for await (const item of inTurns(items)) made.push(make(item))
  return made
}
