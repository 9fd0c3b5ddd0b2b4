import type { PaletteOptions } from '@mui/material/styles'
import { type Status, statuses } from './tokens.ts'

type Color = 'brand' | Status

/** Theme colours by the names in component props. */
export const colors = [['primary', 'brand'], ...statuses.map((status) => [status, status] as const)] as const

/** A filled surface in this colour; darker on hover, with enough contrast for its text in every theme. */
export const filled = (color: Color) => ({
  color: `var(--on-${color})`,
  backgroundColor: `var(--${color}-fill)`,
})
export const filledHover = (color: Color) => `color-mix(in srgb, var(--${color}-fill) 90%, #000)`
export const filledPressed = (color: Color) => `color-mix(in srgb, var(--${color}-fill) 84%, #000)`
export const tinted = (color: Color) => ({ color: `var(--${color}-text)`, backgroundColor: `var(--${color}-soft)` })

// MUI uses `main` for text, outlines and fills alike. The readable role fits all three, since its contrast to paper is
// the same either way. Components with vivid fills (buttons, badges) use `-fill`.
const roles = (color: Color) => ({
  main: `var(--${color}-text)`,
  light: `var(--${color})`,
  dark: `color-mix(in srgb, var(--${color}-text) 85%, var(--text))`,
  contrastText: 'var(--paper)',
})

export const palette = {
  primary: roles('brand'),
  secondary: {
    main: 'var(--quiet)',
    light: 'var(--faint)',
    dark: 'var(--text)',
    contrastText: 'var(--paper)',
  },
  info: roles('info'),
  success: roles('success'),
  warning: roles('warning'),
  error: roles('error'),
  text: { primary: 'var(--text)', secondary: 'var(--quiet)', disabled: 'var(--faint)' },
  background: { default: 'var(--canvas)', paper: 'var(--paper)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--quiet)',
    hover: 'var(--hover)',
    hoverOpacity: 0.06,
    selected: 'var(--brand-soft)',
    selectedOpacity: 0.1,
    disabled: 'var(--faint)',
    disabledBackground: 'var(--hover)',
    disabledOpacity: 0.5,
    focus: 'var(--hover)',
    focusOpacity: 0.08,
    activatedOpacity: 0.12,
  },
} satisfies PaletteOptions

const each = <Name extends string>(suffix: string, role: (color: Color) => string, names: Record<Name, Color>) =>
  Object.fromEntries(Object.entries<Color>(names).map(([name, color]) => [`${name}${suffix}`, role(color)]))

const status = { info: 'info', success: 'success', warning: 'warning', error: 'error' } as const
const every = { primary: 'brand', ...status } as const

/** Values that components read from a theme with CSS variables, in addition to the palette. */
export const componentColors = {
  Alert: {
    ...each('Color', () => 'var(--text)', status),
    ...each('IconColor', (color) => `var(--${color}-text)`, status),
    ...each('StandardBg', (color) => `var(--${color}-soft)`, status),
    ...each('FilledBg', (color) => `var(--${color}-fill)`, status),
    ...each('FilledColor', (color) => `var(--on-${color})`, status),
  },
  AppBar: {
    defaultBg: 'var(--paper)',
    darkBg: 'var(--paper)',
    darkColor: 'var(--text)',
  },
  Avatar: { defaultBg: 'var(--brand-soft)' },
  Button: { inheritContainedBg: 'var(--hover)', inheritContainedHoverBg: 'var(--pressed)' },
  Chip: { defaultBorder: 'var(--line)', defaultAvatarColor: 'var(--quiet)', defaultIconColor: 'var(--quiet)' },
  DataGrid: { bg: 'var(--paper)', headerBg: 'var(--paper)', pinnedBg: 'var(--paper)' },
  FilledInput: { bg: 'var(--hover)', hoverBg: 'var(--pressed)', disabledBg: 'var(--hover)' },
  Input: { autofillWebkitBoxShadow: '0 0 0 100px var(--brand-soft) inset' },
  LinearProgress: {
    ...each('Bg', (color) => `var(--${color}-soft)`, every),
    secondaryBg: 'var(--hover)',
  },
  Skeleton: { bg: 'color-mix(in srgb, var(--text) 8%, transparent)' },
  Slider: {
    ...each('Track', (color) => `var(--${color}-soft)`, every),
    secondaryTrack: 'var(--hover)',
  },
  SnackbarContent: { bg: 'var(--text)', color: 'var(--paper)' },
  SpeedDialAction: { fabHoverBg: 'var(--raised)' },
  StepConnector: { border: 'var(--line)' },
  StepContent: { border: 'var(--line)' },
  Switch: {
    ...each('DisabledColor', () => 'var(--raised)', every),
    secondaryDisabledColor: 'var(--raised)',
    defaultColor: '#ffffff',
    defaultDisabledColor: 'var(--raised)',
  },
  TableCell: { border: 'var(--line)' },
  Tooltip: { bg: 'var(--text)' },
}
