import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { channels, contrast, luminance } from './contrast.ts'
import {
  canvas,
  lowestContrastCanvas,
  type Mode,
  modes,
  paper,
  statuses,
  type ThemeName,
  themes,
  defaultBrand,
} from './tokens.ts'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '')

/** Custom properties of the first `:root` and of the theme's block. */
const declarations = (theme: ThemeName): Map<string, string> => {
  const common = /:root \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const themeTokens = new RegExp(`'${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map(
    [...(common + themeTokens).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}

/** The colour of a token, resolving `var()` and `light-dark()`. */
const resolve = (theme: ThemeName, mode: Mode) => {
  const tokens = declarations(theme)
  const color = (name: string): string => {
    const value = tokens.get(name) ?? ''
    const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (reference) return color(reference)
    const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
    const literal = (mode === 'light' ? light : dark) ?? value
    if (!/^#[\da-f]{6}$/.test(literal)) throw new Error(`--${name} has no colour in ${theme} ${mode}: ${value}`)
    return literal
  }
  return color
}

const solid = ['canvas', 'paper', 'raised']
const soft = ['brand-soft', ...statuses.map((status) => `${status}-soft`)]
const looks = themes.flatMap((theme) => modes.map((mode) => [theme, mode] as const))

describe.each(looks)('%s %s', (theme, mode) => {
  const color = resolve(theme, mode)
  const pairsBelow = (least: number, fronts: string[], backs: string[]) =>
    fronts.flatMap((front) =>
      backs
        .filter((back) => contrast(channels(color(front)), channels(color(back))) < least)
        .map((back) => `${front} on ${back}`),
    )

  test('text has a contrast of 4.5:1 on every surface and tint', () => {
    const text = ['text', 'quiet', 'brand-text', ...statuses.map((status) => `${status}-text`)]
    expect(pairsBelow(4.5, text, [...solid, ...soft])).toEqual([])
  })

  test('rings, marks and bars have a contrast of 3:1, and borders of inputs on surfaces', () => {
    expect(
      pairsBelow(3, ['brand-strong', ...statuses.map((status) => `${status}-strong`)], [...solid, ...soft]),
    ).toEqual([])
    expect(pairsBelow(3, ['field-line'], solid)).toEqual([])
  })

  test('text of filled buttons has a contrast of 4.5:1, also hovered and pressed', () => {
    for (const role of ['brand', ...statuses]) {
      for (const shade of [1, 0.9, 0.84]) {
        const fill = channels(color(`${role}-fill`)).map((channel) => channel * shade)
        expect(contrast(channels(color(`on-${role}`)), fill), `${role} at ${shade}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('text and paper can be swapped in tooltips, toasts and readable fills', () => {
    expect(
      pairsBelow(4.5, ['paper'], ['text', 'quiet', 'brand-text', ...statuses.map((status) => `${status}-text`)]),
    ).toEqual([])
  })

  test('constants match the colours of theme.css', () => {
    expect(canvas[mode]).toBe(color('canvas'))
    expect(paper[mode]).toBe(color('paper'))
    const [bound, ...others] = [lowestContrastCanvas[mode], ...[...solid, ...soft].map(color)].map((color) =>
      luminance(channels(color)),
    )
    expect(mode === 'light' ? Math.min(...others) : Math.max(...others)).toBeCloseTo(
      bound ?? 0,
      mode === 'light' ? 1 : 2,
    )
    for (const other of others) expect(mode === 'light' ? other >= (bound ?? 0) : other <= (bound ?? 0)).toBe(true)
  })
})

test('the six themes have the colours of the product', () => {
  expect(Object.fromEntries(themes.map((theme) => [theme, resolve(theme, 'light')('brand')]))).toEqual({
    BLUE_THEME: defaultBrand,
    AQUA_THEME: '#0074ba',
    PURPLE_THEME: '#763ebd',
    GREEN_THEME: '#0a7ea4',
    CYAN_THEME: '#01c0c8',
    ORANGE_THEME: '#fa896b',
  })
})
