export const skins = {
  porcelain: { base: '#FBE1D2', shade: '#EFC3AE', line: '#C98D78', lips: '#D4716C' },
  rose: { base: '#F7D0BA', shade: '#E6AC91', line: '#C07F66', lips: '#CB635F' },
  peach: { base: '#EDBD98', shade: '#D79C73', line: '#B0734E', lips: '#BF5C54' },
  olive: { base: '#DCA77B', shade: '#C08657', line: '#95623C', lips: '#AE5148' },
  bronze: { base: '#BD8459', shade: '#9D673F', line: '#774A2B', lips: '#8F4039' },
  umber: { base: '#94623F', shade: '#76492D', line: '#56331F', lips: '#7A3532' },
  cocoa: { base: '#6F4731', shade: '#553322', line: '#3B2217', lips: '#A4615A' },
} as const

export const hairs = {
  ink: '#2C2D3D',
  espresso: '#40302F',
  brown: '#644537',
  chestnut: '#8B563B',
  auburn: '#A8532F',
  ginger: '#D07C49',
  sand: '#C79B68',
  blond: '#E6BF7D',
  ash: '#7C8091',
  silver: '#C4CAD6',
  white: '#E9ECF2',
} as const

export const cloths = {
  brand: '#5D87FF',
  deep: '#4164CE',
  navy: '#33406B',
  sky: '#A3BEFF',
  mist: '#E3EBFF',
  teal: '#3BA39B',
  pine: '#2F6F73',
  sage: '#93BFA6',
  coral: '#F2907C',
  brick: '#C9604F',
  amber: '#F2B75F',
  rose: '#E58BA2',
  plum: '#74589E',
  lilac: '#B9A8E6',
  cream: '#FFF3E0',
  slate: '#66758E',
  ink: '#2F3548',
  white: '#FFFFFF',
} as const

export const grounds = {
  blue: '#D3DFFF',
  peach: '#FFDCCB',
  mint: '#CDEDE3',
  butter: '#FFE9BD',
  lilac: '#E2D7FA',
  pink: '#FBD5E0',
  aqua: '#CBE9F5',
  cloud: '#DCE3ED',
  leaf: '#DDEBC9',
} as const

export type Skin = keyof typeof skins
export type HairColor = keyof typeof hairs
export type Cloth = keyof typeof cloths
export type Ground = keyof typeof grounds

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour between two, as hex; `share` is how much of the second. */
export function mix(first: string, second: string, share: number) {
  const other = channels(second)
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (color: string, share = 0.18) => mix(color, '#1C2140', share)
export const lighter = (color: string, share = 0.18) => mix(color, '#FFFFFF', share)
