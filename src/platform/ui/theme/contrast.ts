/** Red, green and blue of `#rrggbb`, each from 0 to 1. */
export const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Relative luminance of channels from 0 to 1, as defined by WCAG 2.2. */
export function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio from 1 to 21, as defined by WCAG 2.2. */
export function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
