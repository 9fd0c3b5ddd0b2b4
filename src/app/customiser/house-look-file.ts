import { houseLook } from '#house-look'
import type { HouseLook } from '#platform/ui/theme/tokens.ts'
import type { Settings } from '#platform/web/settings-schema.ts'

const name = /^[a-z]+$/i
const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{\n${Object.entries(value)
        .map(([key, part]) => `    ${name.test(key) ? key : `'${key}'`}: ${literal(part)},\n`)
        .join('')}  }`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value)

/** The look that is in force as the source of src/house-look.ts. */
export function houseLookFile({ brand, borderRadius, textSize, density, isCardShadow }: Settings) {
  const look: HouseLook = { brand: brand ?? houseLook.brand, borderRadius, textSize, density, isCardShadow }
  const fields = Object.entries(look).map(([key, value]) => `  ${key}: ${literal(value)},\n`)
  return `import type { HouseLook } from '#platform/ui/theme/tokens.ts'

/** The look that everybody begins with. “Look and layout” in the application writes this file: choose, save, put it here. */
export const houseLook: HouseLook = {
${fields.join('')}}
`
}
