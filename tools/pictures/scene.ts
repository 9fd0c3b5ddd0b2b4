// Mid-tones with contrast to both the light and the dark canvas; nothing has the white or black of either.
export const tones = {
  brand: '#5D87FF',
  deep: '#4467D6',
  soft: '#9DB6FF',
  pale: '#C9D6FF',
  steel: '#8696AD',
  mist: '#AEBBCD',
  coral: '#F2907C',
  amber: '#F2B75F',
  teal: '#4DB5A5',
  leaf: '#7CC3A2',
} as const

export const path = (fill: string, d: string, more = '') => `<path fill="${fill}" d="${d}"${more}/>`
export const line = (stroke: string, d: string, width = 4, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`
export const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const panel = (fill: string, x: number, y: number, width: number, height: number, radius: number, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`

/** The courtyard of every scene: a faint arch of light and a floor. */
export const courtyard = (floor = 150) =>
  path(tones.brand, `M48 ${floor}V86A72 72 0 0 1 192 86V${floor}Z`, ' opacity=".13"') +
  path(tones.brand, `M74 ${floor}V92A46 46 0 0 1 166 92V${floor}Z`, ' opacity=".1"') +
  line(tones.mist, `M22 ${floor}H218`, 3)

export const scene = (inner: string, box = '12 10 216 148') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>\n`
