import type { TypographyVariantsOptions } from '@mui/material/styles'

const heading = (size: number) => ({
  fontSize: `var(--text-${size})`,
  fontWeight: size > 21 ? 700 : 600,
  lineHeight: 1.25,
  letterSpacing: 'var(--tracking)',
})

const text = (size: number, lineHeight: number, fontWeight = 400) => ({
  fontSize: `var(--text-${size})`,
  fontWeight,
  lineHeight,
})

export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--font)',
  fontSize: 14,
  fontWeightLight: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: heading(36),
  h2: heading(30),
  h3: heading(24),
  h4: heading(21),
  h5: heading(18),
  h6: heading(16),
  subtitle1: text(16, 1.5, 500),
  subtitle2: text(14, 1.5, 600),
  body1: text(14, 1.5),
  body2: text(13, 1.5),
  button: { ...text(14, 1.43, 600), textTransform: 'none' },
  caption: text(12, 1.5),
  overline: { ...text(12, 1.5, 600), textTransform: 'none', color: 'var(--quiet)' },
}
