import { type Color, colors } from '../contract.ts'

/** The CSS name of a colour, as files have it (RFC 7986, 5.9). */
export const toCssColor = (color: Color) => (color === 'amber' ? 'gold' : color)

/** The colour of a CSS name; undefined for other colours than those of events. */
export const readColor = (name: string) => colors.find((color) => toCssColor(color) === name.toLowerCase())
