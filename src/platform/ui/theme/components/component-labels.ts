import type { Components, Theme } from '@mui/material/styles'
import { colors, filled, tinted } from '#platform/ui/theme/palette.ts'

const badge = colors.map(([color, role]) => ({ props: { color }, style: filled(role) }))

const chip = colors.flatMap(([color, role]) => [
  {
    props: { color, variant: 'filled' as const },
    style: {
      ...tinted(role),
      '& .MuiChip-deleteIcon': { color: 'color-mix(in srgb, currentColor 60%, transparent)' },
      '& .MuiChip-deleteIcon:hover': { color: 'inherit' },
      '&.MuiChip-clickable:hover': {
        backgroundColor: `color-mix(in srgb, var(--${role}-text) 12%, var(--${role}-soft))`,
      },
    },
  },
  {
    props: { color, variant: 'outlined' as const },
    style: { borderColor: `color-mix(in srgb, var(--${role}-text) 40%, transparent)` },
  },
])

/** Chips, badges and other small labels. */
export const labels: Components<Omit<Theme, 'components'>> = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: 'var(--radius)',
        fontSize: 'var(--text-13)',
        fontWeight: 500,
        variants: [
          {
            props: ({ color, variant }) => variant === 'filled' && (color === 'default' || color === 'secondary'),
            style: { color: 'var(--text)', backgroundColor: 'color-mix(in srgb, var(--text) 7%, transparent)' },
          },
          ...chip,
          {
            props: { size: 'small' },
            style: { height: 24, fontSize: 'var(--text-12)', borderRadius: 'var(--radius-small)' },
          },
          {
            props: ({ clickable, onClick }) => Boolean(clickable ?? onClick),
            style: {
              position: 'relative',
              '&:active': { boxShadow: 'none' },
              // The touch target is larger than the visible part.
              '&::after': {
                content: '""',
                position: 'absolute',
                insetInline: 0,
                insetBlock: 'calc((100% - var(--hit)) / 2)',
              },
            },
          },
        ],
      },
      label: { paddingInline: 10 },
      deleteIcon: {
        position: 'relative',
        zIndex: 1,
        boxSizing: 'content-box',
        margin: 0,
        marginInlineStart: -10,
        padding: 5,
        fontSize: 18,
        '.MuiChip-sizeSmall &': { margin: 0, marginInlineStart: -8, padding: 4 },
        color: 'color-mix(in srgb, currentColor 55%, transparent)',
        '&:hover': { color: 'inherit' },
      },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        minWidth: 18,
        height: 18,
        padding: 0,
        paddingInline: 5,
        fontSize: '0.6875rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        boxShadow: '0 0 0 2px var(--paper)',
        variants: [...badge, { props: { variant: 'dot' }, style: { minWidth: 8, height: 8, padding: 0 } }],
      },
    },
  },
}
