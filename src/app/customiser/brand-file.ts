import { brandConfig, companyConfig, workspaceConfig } from '#brand'
import type { BrandConfig } from '#platform/ui/theme/tokens.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'

const name = /^[a-z]+$/i
const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{\n${Object.entries(value)
        .map(([key, part]) => `    ${name.test(key) ? key : `'${key}'`}: ${literal(part)},\n`)
        .join('')}  }`
    : typeof value === 'string'
      ? `'${value.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
      : String(value)

const fieldsOf = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `  ${key}: ${literal(value)},\n`)
    .join('')

/** The look that is in force, with the values of the workspace as they were built, as the source of src/brand.config.ts. */
export function brandFile({ brand, borderRadius, textSize, density, isCardShadow }: Settings) {
  const look: BrandConfig = { brand: brand ?? brandConfig.brand, borderRadius, textSize, density, isCardShadow }
  return `import type { CompanyConfig, WorkspaceConfig } from '#platform/contracts/workspace.ts'
import type { BrandConfig } from '#platform/ui/theme/tokens.ts'

/** The look that everybody begins with. “Look and layout” in the application writes this file: choose, save, put it here. */
export const brandConfig: BrandConfig = {
${fieldsOf(look)}}

/** What holds until an administrator says otherwise at “Workspace”. */
export const workspaceConfig: WorkspaceConfig = {
${fieldsOf(workspaceConfig)}}

/** The same of what screens need not know. */
export const companyConfig: CompanyConfig = {
${fieldsOf(companyConfig)}}
`
}
