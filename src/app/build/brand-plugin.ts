import type { Plugin } from 'vite'
import { brandConfig, workspaceConfig } from '#brand'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { cssRule, workspaceStyles } from '#platform/ui/theme/workspace-styles.ts'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { type BrandConfig, plainTextSize, defaultBrand } from '#platform/ui/theme/tokens.ts'

function computeShades(brand: BrandConfig['brand']) {
  if (typeof brand !== 'string') return brand
  if (/^#[0-9a-f]{6}$/i.test(brand)) return brandShades(brand.toLowerCase())
  throw new Error(`src/brand.config.ts: brand is “${brand}”, but must be a colour such as ${defaultBrand}`)
}

/** The branding as CSS, appended to the stylesheet, so that it applies without JavaScript. */
export const brandStyles = ({ brand, font, borderRadius, textSize }: BrandConfig = brandConfig) =>
  [
    cssRule(':root', [`--radius: ${borderRadius}px`, `font-size: ${(textSize / plainTextSize) * 100}%`]),
    ...workspaceStyles({ brand: computeShades(brand), font }),
  ].join('\n')

// The stylesheets of the application and of the public pages.
const sheets = /\/src\/(?:platform\/ui\/theme\/global|app\/site\/site)\.css$/

export function brandPlugin(): Plugin {
  return {
    name: 'atrium:brand',
    enforce: 'pre',
    // Pages that are built get their own title; this is that of a development server until the screen has loaded.
    transformIndexHtml: (page) => page.replace(/(?<=<title>).*(?=<\/title>)/, () => escapeHtml(workspaceConfig.name)),
    transform: (code, id) => (sheets.test(id) ? { code: `${code}\n${brandStyles()}\n`, map: null } : undefined),
  }
}
