interface Placed {
  id: number
  position: number
}

/** A position between a note and its neighbour on that side; undefined if the numbers are too close. */
export function positionNextTo(rows: readonly Placed[], side: 'before' | 'after', of: number): number | undefined {
  const index = rows.findIndex(({ id }) => id === of)
  const step = side === 'before' ? -1 : 1
  const anchor = rows[index]?.position ?? 0
  const neighbour = rows[index + step]?.position ?? anchor + 2 * step
  const place = (anchor + neighbour) / 2
  return place === anchor || place === neighbour ? undefined : place
}
