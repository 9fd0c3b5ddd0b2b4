import type { BrandConfig } from '#platform/ui/theme/tokens.ts'

/** The default look. The panel “Look and layout” of the application saves its settings as this file. */
export const brandConfig: BrandConfig = {
  brand: null,
  font: '',
  borderRadius: 7,
  textSize: 16,
  density: 'comfortable',
  isCardShadow: true,
}
