export interface Place {
  id: string
  /** In page coordinates, independent of scrolling. */
  x: number
  y: number
  width: number
  height: number
}

/** Index of the place that contains the point, or else the closest one. */
export function nearest(places: readonly Place[], { x, y }: { x: number; y: number }) {
  const distances = places.map((place) => {
    const across = Math.max(place.x - x, 0, x - place.x - place.width)
    const along = Math.max(place.y - y, 0, y - place.y - place.height)
    return Math.hypot(across, along)
  })
  return distances.indexOf(Math.min(...distances))
}
