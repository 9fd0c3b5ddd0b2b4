import type { BrandConfig } from '#platform/ui/theme/tokens.ts'

/** The look that everybody begins with. “Look and layout” in the application writes this file: choose, save, put it here. */
export const brandConfig: BrandConfig = {
  brand: null,
  font: '',
  borderRadius: 7,
  textSize: 16,
  density: 'comfortable',
  isCardShadow: true,
}
