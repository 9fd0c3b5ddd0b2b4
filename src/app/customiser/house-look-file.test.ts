import { expect, test } from 'vitest'
import { houseLook as ours } from '#house-look'
import { houseStyles } from '#app/build/house-look-plugin.ts'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { defaults, Settings } from '#platform/web/settings-schema.ts'
import { houseLookFile } from './house-look-file.ts'

/** What the file exports, as whoever builds the project reads it. */
async function read(text: string): Promise<{ houseLook: Record<string, unknown> }> {
  const script = text.replace(/^import type .*$/m, '').replace(': HouseLook', '')
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
}

const chosen = {
  brand: brandShades('#c2185b'),
  borderRadius: 12,
  textSize: 17,
  density: 'compact',
  isCardShadow: false,
} as const

test('the file that is saved is the look that was chosen', async () => {
  const { houseLook } = await read(houseLookFile({ ...defaults, ...chosen, activeMode: 'dark', isLanguage: 'fr' }))
  expect(houseLook).toEqual(chosen)
  expect(Settings.parse(houseLook)).toMatchObject(chosen)
})

test('of what nobody has chosen the file says what it said', async () => {
  expect((await read(houseLookFile(defaults))).houseLook).toEqual(ours)
})

test('what is built from it wears the look before any script runs', () => {
  const css = houseStyles(chosen)
  expect(css).toContain('--radius: 12px')
  expect(css).toContain('font-size: 106.25%')
  expect(css).toContain(`--brand-text: ${chosen.brand['brand-text']}`)
  expect(houseStyles({ ...chosen, brand: null })).not.toContain('--brand')
})
