import type { Components, Theme } from '@mui/material/styles'

export const floating = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  boxShadow: 'var(--float-shadow)',
}

/** Surfaces, tooltips and alerts. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: { overflow: 'visible', boxShadow: 'var(--card-shadow)', transition: 'box-shadow var(--duration-fast)' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: { padding: 'var(--card-padding)', '&:last-child': { paddingBlockEnd: 'var(--card-padding)' } },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...floating, marginBlock: 4 } } },
  MuiDialog: { styleOverrides: { paper: { ...floating, borderRadius: 'var(--radius-large)' } } },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 8px', fontSize: 'var(--text-18)', fontWeight: 600, letterSpacing: 'var(--tracking)' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: 'var(--quiet)', maxWidth: 'var(--measure)' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundColor: 'var(--paper)', boxShadow: 'var(--float-shadow)', borderRadius: 0 } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { backgroundColor: 'var(--veil)' } }] },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 80, disableInteractive: false },
    styleOverrides: {
      tooltip: {
        paddingBlock: 5,
        paddingInline: 9,
        borderRadius: 'var(--radius-small)',
        color: 'var(--paper)',
        fontSize: 'var(--text-12)',
        fontWeight: 500,
        lineHeight: 1.4,
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { borderRadius: 'var(--radius)', boxShadow: 'var(--float-shadow)', paddingBlock: 4 },
      action: { '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { paddingBlock: 6, fontSize: 'var(--text-14)', alignItems: 'center' },
      icon: { fontSize: 20, opacity: 1 },
      message: { fontWeight: 500 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: 'var(--text-14)', fontWeight: 600 } } },
  MuiAvatar: {
    styleOverrides: {
      root: { fontSize: 'var(--text-14)', fontWeight: 600 },
      colorDefault: { color: 'var(--brand-text)' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 6,
        borderRadius: 3,
        variants: [{ props: { color: 'primary' }, style: { color: 'var(--brand-strong)' } }],
      },
      bar: {
        borderRadius: 3,
        variants: [{ props: { color: 'primary' }, style: { backgroundColor: 'var(--brand-strong)' } }],
      },
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 4 },
    styleOverrides: { root: { variants: [{ props: { color: 'primary' }, style: { color: 'var(--brand-strong)' } }] } },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { rounded: { borderRadius: 'var(--radius)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { paddingBlock: 10, paddingInline: 16, fontVariantNumeric: 'tabular-nums' },
      head: { color: 'var(--quiet)', fontSize: 'var(--text-12)', fontWeight: 600 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--brand-soft)' },
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBlockEnd: '1px solid var(--line)',
        borderRadius: '0 !important',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: { styleOverrides: { root: { minHeight: 52, paddingInline: 4, fontWeight: 600 } } },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 4, color: 'var(--quiet)' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
}
