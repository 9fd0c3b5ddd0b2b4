/** Runs many pieces of work, at most `slots` at a time, starting them in order. */
export async function sideBySide(works, slots) {
  const waiting = works.values()
  const lane = async () => {
    for (const work of waiting) await work()
  }
  await Promise.all(Array.from({ length: slots }, lane))
}
