import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandShades } from './brand-shades.ts'
import { channels, contrast } from './contrast.ts'
import { type Mode, modes, statuses, themes } from './tokens.ts'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '')
const findBlock = (selector: RegExp) => new RegExp(`${selector.source} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
const declared = (block: string) =>
  [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replace(' !important', '').trim()] as const,
  )

type Rgb = readonly number[]

/** The colour of a token in the look with more contrast, with these values of the brand's roles. */
function listColors(mode: Mode, brand: readonly (readonly [string, string])[]) {
  const tokens = new Map([
    ...declared(findBlock(/:root/)),
    ...brand,
    ...declared(findBlock(/:root\[data-contrast='more'\]/)),
  ])
  const parse = (value: string): Rgb => {
    const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (reference) return parse(tokens.get(reference) ?? '')
    const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
    if (light) return channels(mode === 'light' ? light : dark)
    const [, one = '', share = '', other = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? []
    if (one) {
      const [from, to] = [parse(one), parse(other)]
      return from.map((channel, at) => (channel * Number(share)) / 100 + ((to[at] ?? 0) * (100 - Number(share))) / 100)
    }
    if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`No colour: ${value}`)
    return channels(value)
  }
  return (name: string) => parse(tokens.get(name) ?? '')
}

const roles = ['brand', ...statuses]
const texts = ['text', 'quiet', ...roles.map((role) => `${role}-text`)]
const backs = ['canvas', 'paper', 'raised', ...roles.map((role) => `${role}-soft`)]

function tooWeak(color: (name: string) => Rgb) {
  const pairs = texts.flatMap((text) => backs.map((back) => [text, color(text), color(back)] as const))
  // Filled buttons, also hovered and pressed.
  const fills = roles.flatMap((role) =>
    [1, 0.9, 0.84].map(
      (shade) => [`on-${role}`, color(`on-${role}`), color(`${role}-fill`).map((channel) => channel * shade)] as const,
    ),
  )
  const marks = roles.map((role) => [`${role}-strong`, color(`${role}-strong`), color('paper')] as const)
  return [...pairs, ...fills, ...marks].filter(([, front, back]) => contrast(front, back) < 7).map(([name]) => name)
}

test.each(themes.flatMap((theme) => modes.map((mode) => [theme, mode] as const)))(
  'texts, fills and marks of %s have a contrast of 7:1 in the %s look with more contrast',
  (theme, mode) => {
    expect(tooWeak(listColors(mode, declared(findBlock(new RegExp(`'${theme}'\\]`)))))).toEqual([])
  },
)

test('derives themes with these contrasts from any brand colour', () => {
  const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, fc.constantFrom(...modes), (color, mode) => {
      const { color: _, ...shades } = brandShades(color)
      expect(tooWeak(listColors(mode, Object.entries(shades)))).toEqual([])
    }),
  )
})
