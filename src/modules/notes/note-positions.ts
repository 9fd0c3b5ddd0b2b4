interface Positioned {
  id: number
  position: number
}

/** A position between a note and its neighbour on that side; undefined if the numbers are too close. */
export function findPositionBetween(
  rows: readonly Positioned[],
  side: 'before' | 'after',
  of: number,
): number | undefined {
  const index = rows.findIndex(({ id }) => id === of)
  const step = side === 'before' ? -1 : 1
  const anchor = rows[index]?.position ?? 0
  const neighbour = rows[index + step]?.position ?? anchor + 2 * step
  const middle = (anchor + neighbour) / 2
  return middle === anchor || middle === neighbour ? undefined : middle
}
