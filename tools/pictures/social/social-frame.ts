import { lighter, mix } from '../palette.ts'
import { disc, panel, path } from '../scene.ts'

/** A picture of 4:3; coordinates are those of a field of 480 by 360. */
export const photo = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice">${inner}</svg>\n`

/** A cover, 1200 by 300; its subject keeps away from the ends, which a small window cuts off. */
export const cover = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMid slice">${inner}</svg>\n`

/** A sky in even steps, from the top down to the horizon. */
export function sky(top: string, bottom: string, width: number, height: number, steps = 5) {
  const step = height / steps
  return Array.from({ length: steps }, (_, at) =>
    panel(mix(top, bottom, at / (steps - 1)), 0, Math.floor(at * step), width, Math.ceil(step) + 1, 0),
  ).join('')
}

/** A ridge of hills from edge to edge: heights at even distances, rounded, filled down to `foot`. */
export function ridge(fill: string, heights: readonly number[], width: number, foot: number) {
  const step = width / (heights.length - 1)
  const points = heights.map((y, at) => ({ x: at * step, y }))
  const [first] = points
  if (!first) return ''
  const curve = points
    .slice(1)
    .map(({ x, y }, at) => {
      const before = points[at] ?? first
      const middle = (before.x + x) / 2
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
  return path(fill, `M0 ${foot}V${first.y}${curve}V${foot}Z`)
}

export const sun = (color: string, x: number, y: number, r: number) =>
  disc(lighter(color, 0.55), x, y, r * 1.7) + disc(lighter(color, 0.25), x, y, r * 1.3) + disc(color, x, y, r)

/** Windows of a house in rows; those in `dark` are not lit. */
export function windows(x: number, y: number, columns: number, rows: number, lit: string, dim: string, size = 10) {
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns
    const row = Math.floor(at / columns)
    const isLit = (column * 7 + row * 5 + x) % 3 !== 0
    return panel(isLit ? lit : dim, x + column * size * 1.9, y + row * size * 2.1, size, size * 1.3, 1)
  }).join('')
}

/** A tree as a round crown on a trunk. */
export const tree = (x: number, y: number, r: number, crown: string, trunk: string) =>
  panel(trunk, x - r * 0.12, y, r * 0.24, r * 1.3, 1) + disc(crown, x, y - r * 0.3, r)

/** A fir as two triangles. */
export const fir = (x: number, y: number, h: number, color: string) =>
  path(color, `M${x} ${y - h}L${x + h * 0.28} ${y - h * 0.4}H${x - h * 0.28}Z`) +
  path(color, `M${x} ${y - h * 0.7}L${x + h * 0.36} ${y}H${x - h * 0.36}Z`)

/** The same shape several times, each moved by this much. */
export const repeated = (times: number, draw: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => draw(at)).join('')
