export interface Place {
  id: string
  /** On the page, whatever is scrolled. */
  x: number
  y: number
  width: number
  height: number
}

/** Which of the places a point is in, or else comes closest to. */
export function nearest(places: readonly Place[], { x, y }: { x: number; y: number }) {
  const distances = places.map((place) => {
    const across = Math.max(place.x - x, 0, x - place.x - place.width)
    const along = Math.max(place.y - y, 0, y - place.y - place.height)
    return Math.hypot(across, along)
  })
  return distances.indexOf(Math.min(...distances))
}
