export interface CardPosition {
  id: string
  /** In page coordinates, independent of scrolling. */
  x: number
  y: number
  width: number
  height: number
}

/** Index of the position that contains the point, or else the closest one. */
export function findNearest(positions: readonly CardPosition[], { x, y }: { x: number; y: number }) {
  const distances = positions.map((position) => {
    const across = Math.max(position.x - x, 0, x - position.x - position.width)
    const along = Math.max(position.y - y, 0, y - position.y - position.height)
    return Math.hypot(across, along)
  })
  return distances.indexOf(Math.min(...distances))
}
