import type { Plugin } from 'vite'
import { brandConfig } from '#brand'
import { cssRule, workspaceStyles } from '#platform/ui/theme/workspace-styles.ts'
import { plainTextSize } from '#platform/ui/theme/tokens.ts'

/** The branding as CSS, appended to the stylesheet, so that it applies without JavaScript. */
export const brandStyles = ({ brand, font, borderRadius, textSize } = brandConfig) =>
  [
    cssRule(':root', [`--radius: ${borderRadius}px`, `font-size: ${(textSize / plainTextSize) * 100}%`]),
    ...workspaceStyles({ brand, font }),
  ].join('\n')

// The stylesheets of the application and of the public pages.
const sheets = /\/src\/(?:platform\/ui\/theme\/global|app\/site\/site)\.css$/

export function brandPlugin(): Plugin {
  return {
    name: 'atrium:brand',
    enforce: 'pre',
    transform: (code, id) => (sheets.test(id) ? { code: `${code}\n${brandStyles()}\n`, map: null } : undefined),
  }
}
