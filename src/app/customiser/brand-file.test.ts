import { expect, test } from 'vitest'
import { brandConfig as ours, companyConfig, workspaceConfig } from '#brand'
import { brandStyles } from '#app/build/brand-plugin.ts'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { defaults, Settings } from '#platform/web/settings/settings-schema.ts'
import { brandFile } from './brand-file.ts'

type Configs = Record<'brandConfig' | 'companyConfig' | 'workspaceConfig', Record<string, unknown>>

/** Imports the generated file. */
async function read(text: string): Promise<Configs> {
  const script = text.replaceAll(/^import type .*$/gm, '').replaceAll(/: \w+Config\b/g, '')
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
}

const chosen = {
  brand: brandShades('#c2185b'),
  font: ours.font,
  borderRadius: 12,
  textSize: 17,
  density: 'compact',
  isCardShadow: false,
} as const

test('saves the current look to the file, and the other values as they are', async () => {
  const { brandConfig, ...others } = await read(
    await brandFile({ ...defaults, ...chosen, activeMode: 'dark', isLanguage: 'fr' }),
  )
  expect(brandConfig).toEqual(chosen)
  expect(others).toEqual({ workspaceConfig, companyConfig })
  const { font: _font, ...settings } = chosen
  expect(Settings.parse(brandConfig)).toMatchObject(settings)
})

test('keeps the defaults for unchanged settings', async () => {
  expect((await read(await brandFile(defaults))).brandConfig).toEqual(ours)
})

test('applies the look of the file without JavaScript', () => {
  const css = brandStyles(chosen)
  expect(css).toContain('--radius: 12px')
  expect(css).toContain('font-size: 106.25%')
  expect(css).toContain(`--brand-text: ${chosen.brand['brand-text']}`)
  expect(brandStyles({ ...chosen, brand: null })).not.toContain('--brand')
  expect(brandStyles({ ...chosen, brand: '#c2185b' })).toBe(css)
  expect(() => brandStyles({ ...chosen, brand: '#c21' })).toThrow(/brand\.config\.ts.*#5d87ff/)
  expect(brandStyles({ ...chosen, font: 'Corporate Sans' })).toContain("--font: 'Corporate Sans', var(--theme-fonts)")
})
