import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandShades } from './brand-shades.ts'
import { channels, contrast } from './contrast.ts'
import { type BrandRole, type Mode, modes, statuses } from './tokens.ts'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

const findSide = (value: string, mode: Mode) => {
  const [, light = '', dark = ''] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? []
  return mode === 'light' ? light : dark
}
const token = (name: string, mode: Mode) => findSide(new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '', mode)

/** All pairs of colours with insufficient contrast. */
function faults(color: string) {
  const shades = brandShades(color)
  return modes.flatMap((mode) => {
    const of = (role: BrandRole) => findSide(shades[role], mode)
    const soft = statuses.map((status) => `${status}-soft`)
    const backs = [of('brand-soft'), ...['canvas', 'paper', 'raised', ...soft].map((name) => token(name, mode))]
    const others = ['text', 'quiet', ...statuses.filter((status) => status !== 'warning').map((one) => `${one}-text`)]
    const pairs: [string, string, string, number][] = [
      ...backs.map((back): [string, string, string, number] => ['text', of('brand-text'), back, 4.5]),
      ...backs.map((back): [string, string, string, number] => ['strong', of('brand-strong'), back, 3]),
      ...others.map((name): [string, string, string, number] => [name, token(name, mode), of('brand-soft'), 4.5]),
      ['paper on text', token('paper', mode), of('brand-text'), 4.5],
      ['brand on paper', of('brand'), token('paper', mode), 1.5],
    ]
    const fill = channels(of('brand-fill'))
    return [
      ...pairs.filter(([, front, back, least]) => contrast(channels(front), channels(back)) < least),
      ...[1, 0.9, 0.84].filter(
        (shade) =>
          contrast(
            channels(of('on-brand')),
            fill.map((channel) => channel * shade),
          ) < 4.5,
      ),
    ].map((fault) => `${color} ${mode}: ${JSON.stringify(fault)}`)
  })
}

const byte = fc.integer({ min: 0, max: 255 })
const anyColor = fc
  .tuple(byte, byte, byte)
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('derives themes with a text contrast of 4.5:1 from a thousand colours', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(faults(color)).toEqual([])
    }),
    { numRuns: 1000, seed: 10 },
  )
})

test.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#171c23', '#f4f7fb'])(
  'also %s',
  (color) => expect(faults(color)).toEqual([]),
)

test('keeps a suitable colour unchanged', () => {
  expect(brandShades('#0074ba')).toMatchObject({
    'brand-fill': 'light-dark(#0074ba, #0074ba)',
    'on-brand': 'light-dark(#ffffff, #ffffff)',
  })
  expect(findSide(brandShades('#fa896b').brand, 'light')).toBe('#fa896b')
})
