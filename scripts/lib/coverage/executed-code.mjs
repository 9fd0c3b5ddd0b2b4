/** Which characters of each script were run, put together from all that V8 tells of it, by the script's address. */
export function executedCode() {
  const scripts = new Map()
  return {
    /** V8 names what lies inside after what is around it, so the last word about a character is the exact one. */
    add(address, functions) {
      const ranges = functions.flatMap((one) => one.ranges)
      const length = ranges.reduce((longest, { endOffset }) => Math.max(longest, endOffset), 0)
      const run = new Uint8Array(length)
      for (const { startOffset, endOffset, count } of ranges) run.fill(count > 0 ? 1 : 0, startOffset, endOffset)
      const before = scripts.get(address)
      const known = Math.min(length, before?.length ?? 0)
      for (let at = 0; at < known; at += 1) run[at] |= before[at]
      if (before && before.length > length) before.set(run)
      else scripts.set(address, run)
    },
    /** Where the parts begin and end that were run, one after the other, by address. */
    toJSON: () => Object.fromEntries([...scripts].map(([address, run]) => [address, edgesOf(run)])),
  }
}

function edgesOf(run) {
  const edges = []
  for (let at = 0; at <= run.length; at += 1) if ((run[at] ?? 0) !== (run[at - 1] ?? 0)) edges.push(at)
  return edges
}

/** Whether a character was run: those between the first edge and the second, the third and the fourth, and so on. */
export function wasRun(edges, offset) {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (edges[middle] <= offset) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
