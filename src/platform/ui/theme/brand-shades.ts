import { channels, contrast, luminance } from './contrast.ts'
import { type Brand, lowestContrastCanvas, type Mode, paper } from './tokens.ts'

const ink = '#10161d'
const white = '#ffffff'

// Brightness of a pressed button relative to its fill.
const pressedLightness = 0.84

const toHex = (rgb: readonly number[]) =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const mixed = (color: string, other: string, share: number) => {
  const [from, to] = [channels(color), channels(other)]
  return toHex(from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * share))
}

/** Mixes the smallest sufficient percentage of `other` into `color`. */
function mixUntil(other: string, color: string, isAccepted: (mixture: string) => boolean) {
  for (let hundredths = 0; hundredths < 100; hundredths += 1) {
    const mixture = mixed(color, other, hundredths / 100)
    if (isAccepted(mixture)) return mixture
  }
  return other
}

const computeContrast = (a: string, b: string) => contrast(channels(a), channels(b))

/** A shade with enough contrast on every surface: darker in light mode, lighter in dark mode. */
const readableShade = (mode: Mode, least: number, color: string) =>
  mixUntil(mode === 'light' ? '#000000' : white, color, (shade) => {
    const isDarker = luminance(channels(shade)) < luminance(channels(lowestContrastCanvas[mode]))
    return isDarker === (mode === 'light') && computeContrast(shade, lowestContrastCanvas[mode]) >= least
  })

/** A tint of the surface on which the texts of all tints have enough contrast. */
function tint(mode: Mode, color: string) {
  const limit = computeContrast(lowestContrastCanvas[mode], paper[mode])
  const share = mode === 'light' ? 0.1 : 0.14
  return mixUntil(
    paper[mode],
    mixed(paper[mode], color, share),
    (shade) => computeContrast(shade, paper[mode]) <= limit,
  )
}

/** White text, unless the fill would have to become much darker for it, else dark text; also for the pressed state. */
function computeFill(color: string) {
  if (computeContrast(color, white) >= 3)
    return { fill: mixUntil('#000000', color, (shade) => computeContrast(shade, white) >= 4.5), on: white }
  const isReadable = (shade: string) =>
    contrast(
      channels(shade).map((channel) => channel * pressedLightness),
      channels(ink),
    ) >= 4.5
  return { fill: mixUntil(white, color, isReadable), on: ink }
}

const both = (shade: (mode: Mode) => string) => `light-dark(${shade('light')}, ${shade('dark')})`

/**
 * All shades of a theme, derived from any colour. Contrast of text is at least 4.5:1 on every surface, tint and filled
 * button, that of graphics 3:1. The colour itself is used wherever possible.
 */
export function brandShades(color: string): Brand {
  const { fill, on } = computeFill(color)
  return {
    color,
    // For charts and large fills; visible even if the colour is very pale or dark.
    brand: both((mode) => readableShade(mode, 1.8, color)),
    'brand-soft': both((mode) => tint(mode, color)),
    'brand-text': both((mode) => readableShade(mode, 4.5, color)),
    'brand-strong': both((mode) => readableShade(mode, 3, color)),
    'brand-fill': both(() => fill),
    'on-brand': both(() => on),
  }
}
