/** A position in percent of the plot's width and height, from the start and the top. */
export interface Place {
  x: number
  y: number
}

/**
 * SVG path of a smooth line through equally spaced points. It never rises above or falls below its points, unlike a
 * spline: the slopes follow Fritsch and Carlson.
 */
export function curve(places: readonly Place[]) {
  const rises = places.slice(1).map(({ y }, index) => y - (places[index]?.y ?? y))
  const slopes = places.map((_, index) => {
    const [before = 0, after = 0] = [rises[index - 1] ?? rises[index], rises[index] ?? rises[index - 1]]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return places
    .map((place, index) => {
      const last = places[index - 1]
      if (!last) return `M${at(place)}`
      const third = (place.x - last.x) / 3
      const start = { x: last.x + third, y: last.y + (slopes[index - 1] ?? 0) / 3 }
      const end = { x: place.x - third, y: place.y - (slopes[index] ?? 0) / 3 }
      return `C${at(start)} ${at(end)} ${at(place)}`
    })
    .join('')
}

const at = ({ x, y }: Place) => `${round(x)} ${round(y)}`

const round = (value: number) => Math.round(value * 100) / 100
