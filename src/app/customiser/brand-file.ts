import { brandConfig } from '#brand'
import type { BrandConfig } from '#platform/ui/theme/tokens.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'

const name = /^[a-z]+$/i
const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{\n${Object.entries(value)
        .map(([key, part]) => `    ${name.test(key) ? key : `'${key}'`}: ${literal(part)},\n`)
        .join('')}  }`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value)

const look = /(?<=^export const brandConfig: BrandConfig = )\{[^]*?^\}/m

/** The source of src/brand.config.ts with the current look in place of its own. */
export async function brandFile({ brand, borderRadius, textSize, density, isCardShadow }: Settings) {
  const { default: source } = await import('#brand?raw')
  const { font } = brandConfig
  const chosen: BrandConfig = { brand: brand ?? brandConfig.brand, font, borderRadius, textSize, density, isCardShadow }
  const fields = Object.entries(chosen).map(([key, value]) => `  ${key}: ${literal(value)},\n`)
  return source.replace(look, () => `{\n${fields.join('')}}`)
}
