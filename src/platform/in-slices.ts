/** How long one slice of a longer piece of work may hold the event loop, in milliseconds. */
export const sliceTime = 20

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/**
 * Makes something of each item in order, and lets other requests run after each slice of `sliceTime` milliseconds.
 * What is made of one item has to be short: nothing interrupts it.
 */
export async function inSlices<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  let end = performance.now() + sliceTime
  for (const item of items) {
    made.push(make(item))
    if (performance.now() < end) continue
    await nextTask()
    end = performance.now() + sliceTime
  }
  return made
}
