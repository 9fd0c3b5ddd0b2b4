import type { Components, Theme } from '@mui/material/styles'
import { filled, filledHover, tinted } from '#platform/ui/theme/palette.ts'

const item = {
  minHeight: 'var(--hit)',
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: 'var(--radius-small)',
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&:active': { backgroundColor: 'var(--pressed)' },
  '&.Mui-selected, &.Mui-selected:hover': tinted('brand'),
  '&.Mui-disabled': { opacity: 1, color: 'var(--faint)' },
}

/** Navigation: menus, lists, tabs, pages, steps. */
export const navigation: Components<Omit<Theme, 'components'>> = {
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...item,
        // MUI resets the height from 600 px on.
        '&.MuiMenuItem-root': { minHeight: 'var(--hit)' },
        gap: 10,
        fontSize: 'var(--text-14)',
        '& .MuiListItemIcon-root': { minWidth: 0, color: 'inherit' },
        '& + .MuiDivider-root': { marginBlock: 6, marginInline: -6 },
      },
    },
  },
  MuiListItemButton: { styleOverrides: { root: item } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'var(--quiet)' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        paddingInline: 10,
        color: 'var(--quiet)',
        backgroundColor: 'inherit',
        fontSize: 'var(--text-12)',
        fontWeight: 600,
        lineHeight: '32px',
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: { height: 2, borderRadius: 2, backgroundColor: 'var(--brand-strong)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 44,
        paddingBlock: 10,
        paddingInline: 14,
        textTransform: 'none',
        fontWeight: 500,
        '&:hover': { color: 'var(--text)' },
        '&.Mui-selected': { fontWeight: 600 },
        variants: [{ props: ({ icon, label }) => Boolean(icon && label), style: { minHeight: 44, paddingBlock: 10 } }],
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: 'var(--brand-text)', textUnderlineOffset: '0.2em', borderRadius: 2 } },
  },
  MuiBreadcrumbs: { styleOverrides: { root: { fontSize: 'var(--text-13)' }, separator: { color: 'var(--faint)' } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 'var(--hit)',
        height: 'var(--hit)',
        margin: 0,
        marginInline: 2,
        borderRadius: 'var(--radius)',
        color: 'var(--quiet)',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected': {
          ...filled('brand'),
          fontWeight: 600,
          '&:hover': { backgroundColor: filledHover('brand') },
        },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { color: 'var(--quiet)' },
      displayedRows: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: 'var(--faint)',
        '&.Mui-active, &.Mui-completed': { color: 'var(--brand-text)' },
      },
      text: { fill: 'var(--paper)', fontWeight: 700 },
    },
  },
  MuiStepLabel: {
    styleOverrides: { label: { '&.Mui-active': { fontWeight: 600 }, '&.Mui-completed': { fontWeight: 500 } } },
  },
}
