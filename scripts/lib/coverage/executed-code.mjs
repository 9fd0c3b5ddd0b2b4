/** Which characters of each script have run, combined from all of V8's reports, by the script's URL. */
export function executedCode() {
  const scripts = new Map()
  return {
    /** V8 lists inner ranges after outer ones, so the last one that has a character is exact. */
    add(address, functions) {
      const ranges = functions.flatMap((fn) => fn.ranges)
      const length = ranges.reduce((longest, { endOffset }) => Math.max(longest, endOffset), 0)
      const run = new Uint8Array(length)
      for (const { startOffset, endOffset, count } of ranges) run.fill(count > 0 ? 1 : 0, startOffset, endOffset)
      const before = scripts.get(address)
      const overlap = Math.min(length, before?.length ?? 0)
      for (let at = 0; at < overlap; at += 1) run[at] |= before[at]
      if (before && before.length > length) before.set(run)
      else scripts.set(address, run)
    },
    /** The edges of the run ranges, alternating between start and end, by URL. */
    toJSON: () => Object.fromEntries([...scripts].map(([address, run]) => [address, findEdges(run)])),
  }
}

function findEdges(run) {
  const edges = []
  for (let at = 0; at <= run.length; at += 1) if ((run[at] ?? 0) !== (run[at - 1] ?? 0)) edges.push(at)
  return edges
}

/** Whether a character has run: those between the first edge and the second, the third and the fourth, and so on. */
export function wasRun(edges, offset) {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (edges[middle] <= offset) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
