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

/** The current look as the source of src/brand.config.ts. */
export function brandFile({ brand, borderRadius, textSize, density, isCardShadow }: Settings) {
  const { font } = brandConfig
  const look: BrandConfig = { brand: brand ?? brandConfig.brand, font, borderRadius, textSize, density, isCardShadow }
  const fields = Object.entries(look).map(([key, value]) => `  ${key}: ${literal(value)},\n`)
  return `import type { BrandConfig } from '#platform/ui/theme/tokens.ts'

/** The default look. The panel “Look and layout” of the application saves its settings as this file. */
export const brandConfig: BrandConfig = {
${fields.join('')}}
`
}
