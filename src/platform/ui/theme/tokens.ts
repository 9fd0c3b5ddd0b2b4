/** The six themes; their colours are in theme.css under `[data-theme]`. */
export const themes = ['BLUE_THEME', 'AQUA_THEME', 'PURPLE_THEME', 'GREEN_THEME', 'CYAN_THEME', 'ORANGE_THEME'] as const
export type ThemeName = (typeof themes)[number]

/** Value of `data-mode`, with "system" resolved. */
export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** Status colours; each has the roles of the brand: `--error`, `-soft`, `-text`, `-strong`, `-fill`, `--on-error`. */
export const statuses = ['info', 'success', 'warning', 'error'] as const
export type Status = (typeof statuses)[number]

/** Value of `--canvas`, for `<meta name="theme-color">`, which cannot read custom properties. */
export const canvas: Record<Mode, string> = { light: '#f4f7fb', dark: '#171c23' }

/** Value of `--brand` of BLUE_THEME, for a colour field, which cannot read custom properties. */
export const defaultBrand = '#5d87ff'

/** Values of the light theme, for printed papers: PDF files know no custom properties. */
export const paperColors = { text: '#1f2a37', quiet: '#566a7f', line: '#e5eaef', error: '#ca2b37' }

/** The colour roles of a theme: custom properties with these names. */
export const brandRoles = ['brand', 'brand-soft', 'brand-text', 'brand-strong', 'brand-fill', 'on-brand'] as const
export type BrandRole = (typeof brandRoles)[number]

/** A user's own colour, `#rrggbb`, and its derived roles: `light-dark(#rrggbb, #rrggbb)` each. */
export type Brand = Record<'color' | BrandRole, string>

/** Pattern of a brand's values. */
export const brandValue = '^(#[0-9a-f]{6}|light-dark\\(#[0-9a-f]{6}, #[0-9a-f]{6}\\))$'

/** Pattern of a font name. */
export const fontName = '^[\\p{L}\\p{N}](?:[\\p{L}\\p{N} -]{0,58}[\\p{L}\\p{N}])?$'

/** Value of `--font` with a font before those of the theme. */
export const fontStack = (font: string) => `'${font}', var(--theme-fonts)`

/** The look that an administrator has chosen for everybody. */
export interface WorkspaceLook {
  /** Replaces BLUE_THEME's colours. */
  brand: Brand | null
  /** Name of a font installed on users' computers; empty for the theme's. */
  font: string
}

/** Value of `data-density`. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Value of `--tightness`, the factor for the height of rows. */
export const tightness: Record<Density, number> = { comfortable: 1, compact: 0.875 }

/** Text size in px that equals the browser's default size. */
export const plainTextSize = 16

/** The default theme; sizes in pixels. */
export interface BrandConfig {
  /** Replaces BLUE_THEME's colours: all roles, or a colour `#rrggbb` from which the build derives them. */
  brand: Brand | `#${string}` | null
  /** The name of a font, before those of the theme; empty for these alone. A web font needs its `@font-face` in `theme.css`. */
  font: string
  borderRadius: number
  textSize: number
  density: Density
  isCardShadow: boolean
}

/** Value of `--paper`. */
export const paper: Record<Mode, string> = { light: '#ffffff', dark: '#1f2630' }

/** The surface or tint with the lowest contrast; text that is readable on it is readable on every other. */
export const lowestContrastCanvas: Record<Mode, string> = { light: '#f1ecf8', dark: '#3d382e' }
