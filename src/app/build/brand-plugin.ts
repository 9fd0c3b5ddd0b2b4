import type { Plugin } from 'vite'
import { brandConfig } from '#brand'
import { type Brand, brandRoles, plainTextSize } from '#platform/ui/theme/tokens.ts'

const rule = (selector: string, declarations: readonly string[]) => `${selector} { ${declarations.join('; ')} }`

const colors = (brand: Brand) =>
  // The first theme gives way to it; swatches of the others stay what they are.
  rule(
    ":root:not([data-theme]), [data-theme='BLUE_THEME']",
    brandRoles.map((role) => `--${role}: ${brand[role]}`),
  )

/** What of the application's look is there before, or without, any script: the stylesheet's last word. */
export const brandStyles = ({ brand, borderRadius, textSize } = brandConfig) =>
  [
    rule(':root', [`--radius: ${borderRadius}px`, `font-size: ${(textSize / plainTextSize) * 100}%`]),
    ...(brand ? [colors(brand)] : []),
  ].join('\n')

// The application's, and that of the public pages.
const sheets = /\/src\/(?:platform\/ui\/theme\/global|app\/site\/site)\.css$/

export function brandPlugin(): Plugin {
  return {
    name: 'atrium:brand',
    enforce: 'pre',
    transform: (code, id) => (sheets.test(id) ? { code: `${code}\n${brandStyles()}\n`, map: null } : undefined),
  }
}
