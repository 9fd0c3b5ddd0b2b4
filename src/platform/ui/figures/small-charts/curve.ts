/** A position in percent of the plot's width and height, from the start and the top. */
export interface Point {
  x: number
  y: number
}

/**
 * SVG path of a smooth line through equally spaced points. It never rises above or falls below its points, unlike a
 * spline: the slopes follow Fritsch and Carlson.
 */
export function curve(coordinates: readonly Point[]) {
  const differences = coordinates.slice(1).map(({ y }, index) => y - (coordinates[index]?.y ?? y))
  const slopes = coordinates.map((_, index) => {
    const [before = 0, after = 0] = [
      differences[index - 1] ?? differences[index],
      differences[index] ?? differences[index - 1],
    ]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return coordinates
    .map((coordinate, index) => {
      const last = coordinates[index - 1]
      if (!last) return `M${at(coordinate)}`
      const third = (coordinate.x - last.x) / 3
      const start = { x: last.x + third, y: last.y + (slopes[index - 1] ?? 0) / 3 }
      const end = { x: coordinate.x - third, y: coordinate.y - (slopes[index] ?? 0) / 3 }
      return `C${at(start)} ${at(end)} ${at(coordinate)}`
    })
    .join('')
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`

const round = (value: number) => Math.round(value * 100) / 100
