import { darker, type Ground, grounds, lighter } from '../palette.ts'

/** The product on a shelf before a coloured wall; its base is at y = 196. */
export const shelf = (ground: Ground, inner: string, width = 70) =>
  frame(
    ground,
    `<rect y="188" width="240" height="52" fill="${darker(grounds[ground], 0.07)}"/>` +
      `<ellipse cx="120" cy="197" rx="${width}" ry="9" fill="${darker(grounds[ground], 0.22)}"/>${inner}`,
  )

/** The product lying or hanging on a coloured ground. */
export const laid = (ground: Ground, inner: string) =>
  frame(ground, `<circle cx="120" cy="122" r="96" fill="${lighter(grounds[ground], 0.4)}"/>${inner}`)

const frame = (ground: Ground, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="${grounds[ground]}"/>${inner}</svg>\n`

export const ring = (stroke: string, x: number, y: number, r: number, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

export const turned = (degrees: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`

export const moved = (x: number, y: number, inner: string) => `<g transform="translate(${x} ${y})">${inner}</g>`

/** A star of five points. */
export const star = (fill: string, x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 ? r * 0.46 : r
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `<path fill="${fill}" stroke="${fill}" stroke-width="${(r / 5).toFixed(1)}" stroke-linejoin="round" d="M${points.join('L')}Z"/>`
}

export const wood = { pale: '#EBCB9F', beech: '#DDB380', oak: '#C08F5A', walnut: '#8A5B3D' } as const
