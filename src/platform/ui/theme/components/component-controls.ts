import type { Components, Theme } from '@mui/material/styles'
import { colors, filled, filledHover, filledPressed, tinted } from '#platform/ui/theme/palette.ts'

const solid = colors.map(([color, role]) => ({
  props: { color, variant: 'contained' as const },
  style: {
    ...filled(role),
    '&:hover': { backgroundColor: filledHover(role) },
    '&:active': { backgroundColor: filledPressed(role) },
  },
}))

const outlined = colors.map(([color, role]) => ({
  props: { color, variant: 'outlined' as const },
  style: {
    borderColor: `color-mix(in srgb, var(--${role}-text) 40%, transparent)`,
    '&:hover': { borderColor: `var(--${role}-text)`, backgroundColor: `var(--${role}-soft)` },
    '&:active': { backgroundColor: `color-mix(in srgb, var(--${role}-text) 16%, transparent)` },
  },
}))

const plain = colors.map(([color, role]) => ({
  props: { color, variant: 'text' as const },
  style: {
    '&:hover': { backgroundColor: `var(--${role}-soft)` },
    '&:active': { backgroundColor: `color-mix(in srgb, var(--${role}-text) 16%, transparent)` },
  },
}))

const neutral = [
  {
    props: { color: 'secondary' as const, variant: 'outlined' as const },
    style: {
      color: 'var(--text)',
      borderColor: 'var(--button-line)',
      backgroundColor: 'var(--paper)',
      '&:hover': { borderColor: 'var(--field-line)', backgroundImage: 'linear-gradient(var(--hover), var(--hover))' },
      '&:active': { backgroundImage: 'linear-gradient(var(--pressed), var(--pressed))' },
    },
  },
  {
    props: { color: 'secondary' as const, variant: 'text' as const },
    style: { '&:hover': { color: 'var(--text)', backgroundColor: 'var(--hover)' } },
  },
]

const unavailable = {
  props: { disabled: true },
  style: {
    '&.Mui-disabled': { color: 'var(--faint)', borderColor: 'var(--line)' },
    '&.MuiButton-contained.Mui-disabled': { backgroundColor: 'var(--hover)' },
  },
}

/** Buttons and other controls. */
export const controls: Components<Omit<Theme, 'components'>> = {
  // A ripple costs an element, listeners and script per button; the pressed state is a colour instead.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 'var(--field)',
        paddingBlock: 4,
        paddingInline: 16,
        transition:
          'background-color var(--duration-fast), border-color var(--duration-fast), color var(--duration-fast)',
        variants: [
          ...solid,
          ...outlined,
          ...plain,
          ...neutral,
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          {
            props: { size: 'small' },
            style: { minHeight: 'var(--hit)', paddingInline: 12, fontSize: 'var(--text-13)' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 'calc(var(--field) + 8px)', paddingInline: 24, fontSize: 'var(--text-16)' },
          },
          unavailable,
        ],
      },
      startIcon: { marginInlineStart: -2, '& > svg': { width: 18, height: 18 } },
      endIcon: { marginInlineEnd: -2, '& > svg': { width: 18, height: 18 } },
    },
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 'var(--field)',
        minHeight: 'var(--field)',
        borderRadius: 'var(--radius)',
        '--IconButton-hoverBg': 'var(--hover)',
        transition: 'background-color var(--duration-fast), color var(--duration-fast)',
        '&:hover': { color: 'var(--text)' },
        '&:active': { backgroundColor: 'var(--pressed)' },
        variants: [
          { props: { size: 'small' }, style: { minWidth: 'var(--hit)', minHeight: 'var(--hit)' } },
          ...colors.map(([color, role]) => ({
            props: { color },
            style: { '--IconButton-hoverBg': `var(--${role}-soft)`, '&:hover': { color: `var(--${role}-text)` } },
          })),
        ],
      },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        boxShadow: 'var(--float-shadow)',
        textTransform: 'none',
        variants: colors.map(([color, role]) => ({
          props: { color },
          style: { ...filled(role), '&:hover': { backgroundColor: filledHover(role) } },
        })),
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 'var(--field)',
        minWidth: 'var(--field)',
        paddingBlock: 4,
        paddingInline: 12,
        borderColor: 'var(--button-line)',
        color: 'var(--quiet)',
        textTransform: 'none',
        fontWeight: 500,
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': tinted('brand'),
        variants: [{ props: { size: 'small' }, style: { minHeight: 'var(--hit)', minWidth: 'var(--hit)' } }],
      },
    },
  },
}
