import type { Brand, Density, ThemeName } from '#platform/ui/theme/tokens.ts'
import styles from './pictures.module.css'

declare module 'react' {
  interface CSSProperties {
    [role: `--brand${string}`]: string | undefined
  }
}

const paint = (brand: Brand) => ({
  '--brand': brand.brand,
  '--brand-soft': brand['brand-soft'],
  '--brand-fill': brand['brand-fill'],
})

interface SwatchProps {
  theme: ThemeName
  /** A custom colour instead of the theme's. */
  brand?: Brand | null
}

/** A theme's colours: tint, colour and filled button. */
export const Swatch = ({ theme, brand }: SwatchProps) => (
  <span className={styles.swatch} data-theme={theme} style={brand ? paint(brand) : undefined}>
    <span className="bg-brand-soft" />
    <span className={styles.color} />
    <span className={styles.fill} />
  </span>
)

/** A characteristic letter of a language's script. */
export const Glyph = ({ text, lang }: { text: string; lang: string }) => (
  <span className={styles.glyph} lang={lang}>
    {text}
  </span>
)

/** Rows of a list in this density, or with more contrast. */
export const Lines = ({ look }: { look: Density | 'more' }) => (
  <span className={styles.lines} data-lines={look}>
    {['one', 'two', 'three', 'four', 'five'].map((line) => (
      <span key={line} className={styles.line} />
    ))}
  </span>
)
