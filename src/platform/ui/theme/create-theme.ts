import { createTheme } from '@mui/material/styles'
import { controls } from './components/component-controls.ts'
import { fields } from './components/component-fields.tsx'
import { labels } from './components/component-labels.ts'
import { navigation } from './components/component-navigation.ts'
import { surfaces } from './components/component-surfaces.ts'
import { componentColors, palette } from './palette.ts'
import { typography } from './typography.ts'

const base = createTheme({
  palette,
  typography,
  shape: { borderRadius: 'var(--radius)' },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 160,
      complex: 200,
      enteringScreen: 160,
      leavingScreen: 120,
    },
    easing: {
      easeOut: 'cubic-bezier(0.16, 0.84, 0.44, 1)',
      easeInOut: 'cubic-bezier(0.16, 0.84, 0.44, 1)',
      sharp: 'cubic-bezier(0.16, 0.84, 0.44, 1)',
    },
  },
  focusVisible: { outlineColor: 'var(--brand-strong)', outlineWidth: 2, outlineOffset: 2, boxShadow: 'none' },
  components: { ...controls, ...fields, ...labels, ...navigation, ...surfaces },
})

const shadows = base.shadows.map((_, elevation) =>
  elevation === 0 ? 'none' : `var(--${elevation === 1 ? 'card' : 'float'}-shadow)`,
)
const mix = (color: string, other: string, share: number | string) =>
  `color-mix(in srgb, ${color}, ${other} ${typeof share === 'number' ? `${share * 100}%` : `calc((${share}) * 100%)`})`
const alpha = (color: string, share: number | string) =>
  `color-mix(in srgb, ${color} ${typeof share === 'number' ? `${share * 100}%` : `calc((${share}) * 100%)`}, transparent)`

/**
 * One MUI theme for every look: its values refer to the custom properties of theme.css, so that switching theme, mode,
 * direction, radius or card shadow changes only an attribute of <html> and re-renders nothing.
 *
 * `vars` makes components use CSS variables, without MUI's own stylesheet of about three hundred of them.
 */
export const theme = {
  ...base,
  shadows,
  vars: {
    palette: {
      ...base.palette,
      ...componentColors,
      common: { ...base.palette.common, background: 'var(--paper)', onBackground: 'var(--text)' },
    },
    shape: base.shape,
    zIndex: base.zIndex,
    opacity: { inputPlaceholder: 1, inputUnderline: 0.5, switchTrack: 1, switchTrackDisabled: 0.3 },
    shadows,
  },
  // MUI's own function would parse the colour, which is a reference to a custom property.
  alpha,
  lighten: (color: string, share: number | string) => mix(color, '#fff', share),
  darken: (color: string, share: number | string) => mix(color, '#000', share),
}
