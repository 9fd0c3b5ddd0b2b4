import { cloths, darker, type Ground, grounds, lighter } from '../palette.ts'
import { moved, wood } from '../products/product-frame.ts'
import { disc, line, panel, path } from '../scene.ts'

const { white, amber, pine, sage, slate } = cloths

/** A cover of 640 by 360. */
export const wide = (color: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${color}"/>${inner}</svg>\n`

const floorAt = 286

/** A wall and a floor, on which things are at y = 300. */
export const room = (ground: Ground, inner: string, floor = darker(grounds[ground], 0.12)) =>
  wide(
    grounds[ground],
    `${disc(lighter(grounds[ground], 0.35), 330, 170, 190)}<rect y="${floorAt}" width="640" height="74" fill="${floor}"/>${inner}`,
  )

/** The same room by night. */
export const nightRoom = (inner: string) =>
  wide('#2C3760', `<rect y="${floorAt}" width="640" height="74" fill="#232C4E"/>${inner}`)

/** Sky, hills and a meadow. */
export const outdoors = (sky: string, far: string, near: string, inner: string) =>
  wide(
    sky,
    path(far, 'M0 250Q150 170 320 226T640 196V360H0Z') + path(near, 'M0 296Q180 236 380 282T640 262V360H0Z') + inner,
  )

export const glow = (x: number, y: number, r: number, strength = 0.4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFF1C4" opacity="${strength}"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="#FFF1C4" opacity="${strength}"/>`

export const cloud = (x: number, y: number, size = 1, fill: string = white) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}"><circle cx="22" cy="22" r="18"/><circle cx="48" cy="16" r="22"/><circle cx="76" cy="24" r="16"/><rect x="14" y="22" width="72" height="18" rx="9"/></g>`

export const windowAt = (x: number, y: number, isNight = false) =>
  panel(white, x, y, 120, 140, 8) +
  panel(isNight ? '#1D2650' : '#BFE3F5', x + 9, y + 9, 102, 122, 4) +
  (isNight
    ? path('#FFE7A6', `M${x + 82} ${y + 30}a22 22 0 1 0 14 38a26 26 0 0 1 -14 -38Z`) +
      [
        [28, 34],
        [42, 78],
        [24, 104],
        [92, 102],
      ]
        .map(([right = 0, down = 0]) => disc('#FFF6D6', x + right, y + down, 2.6))
        .join('')
    : cloud(x + 16, y + 34, 0.7) +
      path('#A9D5B5', `M${x + 9} ${y + 112}Q${x + 52} ${y + 86} ${x + 111} ${y + 106}V${y + 131}H${x + 9}Z`)) +
  line(white, `M${x + 60} ${y + 9}V${y + 131}M${x + 9} ${y + 70}H${x + 111}`, 6)

export const plant = (x: number, y: number, pot: string = cloths.brick) =>
  line(
    pine,
    `M${x} ${y - 40}V${y - 92}M${x} ${y - 50}Q${x - 34} ${y - 60} ${x - 36} ${y - 100}M${x} ${y - 50}Q${x + 34} ${y - 64} ${x + 34} ${y - 104}`,
    5,
  ) +
  [
    [0, -104, 15],
    [-38, -108, 13],
    [36, -112, 14],
    [-20, -78, 11],
    [22, -80, 11],
  ]
    .map(([right = 0, down = 0, r = 0], at) => disc(at % 2 ? sage : '#5FA98A', x + right, y + down, r))
    .join('') +
  path(pot, `M${x - 26} ${y - 44}H${x + 26}L${x + 18} ${y}H${x - 18}Z`)

export const tableTop = (y: number, left = 60, right = 580) =>
  panel(wood.oak, left, y, right - left, 18, 8) +
  line(darker(wood.oak), `M${left + 34} ${y + 18}V340M${right - 34} ${y + 18}V340`, 14)

/** A lamp with a shade; its foot is at y. */
export const lamp = (x: number, y: number, shade: string = amber, tall = 120) =>
  panel(wood.walnut, x - 28, y - 10, 56, 10, 5) +
  line(wood.walnut, `M${x} ${y - 10}V${y - tall + 40}`, 7) +
  path(shade, `M${x - 26} ${y - tall - 16}H${x + 26}L${x + 46} ${y - tall + 42}H${x - 46}Z`) +
  path(lighter(shade, 0.35), `M${x - 18} ${y - tall - 16}H${x - 4}L${x - 12} ${y - tall + 42}H${x - 36}Z`)

export const books = (x: number, y: number, colors: readonly string[], width = 96) =>
  colors
    .map((color, at) => {
      const top = y - (at + 1) * 20
      const left = x + (at % 2) * 8
      return (
        panel(color, left, top, width - (at % 3) * 8, 20, 4) + panel(lighter(color, 0.6), left + 10, top + 4, 6, 12, 2)
      )
    })
    .join('')

/** An open book seen from the front. */
export const openBook = (x: number, y: number, cover: string) =>
  path(
    cover,
    `M${x - 58} ${y - 46}Q${x - 28} ${y - 60} ${x} ${y - 44}Q${x + 28} ${y - 60} ${x + 58} ${y - 46}V${y}Q${x + 28} ${y - 14} ${x} ${y + 2}Q${x - 28} ${y - 14} ${x - 58} ${y}Z`,
  ) +
  path(
    white,
    `M${x - 50} ${y - 48}Q${x - 26} ${y - 58} ${x - 2} ${y - 44}V${y - 4}Q${x - 26} ${y - 18} ${x - 50} ${y - 8}ZM${x + 50} ${y - 48}Q${x + 26} ${y - 58} ${x + 2} ${y - 44}V${y - 4}Q${x + 26} ${y - 18} ${x + 50} ${y - 8}Z`,
  ) +
  line(
    '#C9D3E3',
    `M${x - 42} ${y - 40}Q${x - 26} ${y - 46} ${x - 10} ${y - 36}M${x - 42} ${y - 28}Q${x - 26} ${y - 34} ${x - 10} ${y - 24}M${x + 42} ${y - 40}Q${x + 26} ${y - 46} ${x + 10} ${y - 36}M${x + 42} ${y - 28}Q${x + 26} ${y - 34} ${x + 10} ${y - 24}`,
    3,
  )

export const parcel = (x: number, y: number, width: number, height: number, color = '#D9B384') =>
  panel(color, x, y - height, width, height, 4) +
  `<rect x="${x + width / 2 - 8}" y="${y - height}" width="16" height="${height}" fill="${darker(color, 0.12)}"/>` +
  panel(white, x + 10, y - height + 12, Math.min(34, width / 3), 20, 2)

export const mug = (x: number, y: number, color: string) =>
  `<path fill="none" stroke="${color}" stroke-width="6" d="M${x + 30} ${y - 30}h8a10 10 0 0 1 0 20h-8"/>` +
  panel(color, x, y - 38, 32, 38, 7)

export const cushion = (x: number, y: number, color: string, width = 90) =>
  path(
    color,
    `M${x} ${y}Q${x - 8} ${y - 24} ${x + 6} ${y - 40}Q${x + width / 2} ${y - 50} ${x + width - 6} ${y - 40}Q${x + width + 8} ${y - 22} ${x + width} ${y}Q${x + width / 2} ${y + 8} ${x} ${y}Z`,
  )

export const armchair = (x: number, y: number, color: string, size = 1) =>
  moved(
    x,
    y,
    `<g transform="scale(${size})">` +
      line(wood.walnut, 'M26 -12L20 4M144 -12L150 4', 9) +
      panel(darker(color, 0.1), 18, -152, 134, 120, 34) +
      panel(color, 28, -74, 114, 62, 16) +
      panel(darker(color, 0.2), 0, -96, 38, 86, 18) +
      panel(darker(color, 0.2), 132, -96, 38, 86, 18) +
      '</g>',
  )

export const cat = (x: number, y: number, color: string = slate) =>
  path(color, `M${x} ${y}q-4 -34 34 -36q48 -4 52 36Z`) +
  disc(color, x + 8, y - 20, 16) +
  path(color, `M${x - 6} ${y - 28}l2 -16l12 8ZM${x + 12} ${y - 34}l12 -8l0 16Z`) +
  line(darker(color, 0.5), `M${x - 2} ${y - 20}q3 3 6 0M${x + 10} ${y - 20}q3 3 6 0`, 2.4) +
  line(color, `M${x + 84} ${y - 4}q26 2 22 -18`, 9)
