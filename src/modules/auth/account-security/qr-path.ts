import { encode } from 'uqr'

/** SVG path data of a QR code's dark squares, and the side length in squares. */
export function createQrPath(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => findRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { path: runs.join(''), size }
}

function findRuns(row: readonly boolean[]) {
  const runs: [start: number, length: number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
