import type { Components, Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { floating } from './component-surfaces.ts'

const box = <span className="ui-mark" />
const tick = <span className="ui-mark ui-mark-tick" />
const dash = <span className="ui-mark ui-mark-dash" />
const ring = <span className="ui-mark ui-mark-ring" />
const dot = <span className="ui-mark ui-mark-ring ui-mark-dot" />

const mark = {
  padding: 'calc((var(--hit) - 18px) / 2)',
  '& .ui-mark': {
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: '1.5px solid var(--field-line)',
    borderRadius: 'min(var(--radius-small), 6px)',
    backgroundColor: 'var(--paper)',
    transition: 'background-color var(--duration-fast), border-color var(--duration-fast)',
  },
  '& .ui-mark-ring': { borderRadius: '50%' },
  '& .ui-mark::after': { content: '""', width: 0, height: 0, backgroundColor: 'var(--paper)' },
  '& .ui-mark-tick::after': {
    width: 10,
    height: 8,
    clipPath: 'polygon(0 54%, 14% 38%, 38% 62%, 86% 0, 100% 14%, 40% 100%)',
  },
  '& .ui-mark-dash::after': { width: 9, height: 2, borderRadius: 1 },
  '& .ui-mark-dot::after': { width: 7, height: 7, borderRadius: '50%' },
  '&:hover': { backgroundColor: 'transparent' },
  '&:hover .ui-mark': { borderColor: 'var(--quiet)' },
  '&.Mui-checked .ui-mark, &.MuiCheckbox-indeterminate .ui-mark': {
    borderColor: 'var(--brand-strong)',
    backgroundColor: 'var(--brand-strong)',
  },
  '&.Mui-disabled .ui-mark': { borderColor: 'var(--line)', backgroundColor: 'var(--hover)' },
  '&.Mui-disabled .ui-mark::after': { backgroundColor: 'var(--faint)' },
  '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
  '&.Mui-focusVisible .ui-mark': { outline: '2px solid var(--brand-strong)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& .ui-mark': { forcedColorAdjust: 'none' } },
}

const labelAt = (y: string) => `translate(14px, ${y}) scale(1)`

/**
 * A menu that opens below the pointer would otherwise choose the option there when the button is released after 200 ms,
 * as slow hands and slow devices do.
 */
const stopPropagation = (event: MouseEvent) => event.stopPropagation()

/** Form fields. */
export const fields: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: {
    defaultProps: { MenuProps: { slotProps: { list: { dense: true, onMouseUpCapture: stopPropagation } } } },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 'var(--field-text)', lineHeight: '20px' },
      input: { height: 20, '&::placeholder': { color: 'var(--quiet)', opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--paper)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--quiet)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--brand-strong)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error-strong)' },
        '&.Mui-disabled': { backgroundColor: 'var(--hover)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
        variants: [{ props: { size: 'small' }, style: { minHeight: 'var(--field)' } }],
      },
      notchedOutline: {
        borderColor: 'var(--field-line)',
        transition: 'border-color var(--duration-fast)',
        '& legend': { fontSize: 'var(--text-12)' },
      },
      input: { variants: [{ props: { size: 'small' }, style: { paddingBlock: 'calc((var(--field) - 20px) / 2)' } }] },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        fontSize: 'var(--field-text)',
        lineHeight: '20px',
        variants: [
          {
            props: { variant: 'outlined', size: 'small', shrink: false },
            style: { transform: labelAt('calc((var(--field) - 20px) / 2)') },
          },
          {
            props: { variant: 'outlined', shrink: true },
            style: {
              maxWidth: 'calc(100% - 28px)',
              transform: 'translate(14px, -10px)',
              fontSize: 'var(--text-12)',
              fontWeight: 500,
            },
          },
        ],
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: { color: 'var(--quiet)' } } },
  MuiFormHelperText: {
    styleOverrides: { root: { marginBlockStart: 4, marginInline: 2, fontSize: 'var(--text-12)', lineHeight: 1.4 } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: -9 }, label: { fontSize: 'var(--text-14)' } } },
  MuiInputAdornment: { styleOverrides: { root: { color: 'var(--quiet)' } } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      paper: { ...floating, marginBlock: 4 },
      inputRoot: { alignContent: 'center', '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 4 } },
      input: { '&.MuiInputBase-inputSizeSmall': { paddingBlock: 'calc((var(--field) - 28px) / 2) !important' } },
      root: {
        '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { insetInlineEnd: 1 },
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
          paddingInlineEnd: 'calc(var(--hit) * 2 + 4px)',
        },
      },
      popupIndicator: { minWidth: 'var(--hit)', minHeight: 'var(--hit)', marginInlineEnd: 0 },
      clearIndicator: { minWidth: 'var(--hit)', minHeight: 'var(--hit)', marginInlineEnd: 0 },
      listbox: {
        padding: 6,
        '& .MuiAutocomplete-option': {
          minHeight: 'var(--hit)',
          borderRadius: 'var(--radius-small)',
          paddingInline: 10,
          '&.Mui-focused': { backgroundColor: 'var(--hover)' },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            color: 'var(--brand-text)',
            backgroundColor: 'var(--brand-soft)',
          },
        },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: box, checkedIcon: tick, indeterminateIcon: dash },
    styleOverrides: { root: mark },
  },
  MuiRadio: { defaultProps: { icon: ring, checkedIcon: dot }, styleOverrides: { root: mark } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 'var(--hit)', padding: 'calc((var(--hit) - 20px) / 2) 8px', overflow: 'visible' },
      switchBase: {
        padding: 'calc((var(--hit) - 16px) / 2) 10px',
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { color: '#ffffff', transform: 'translateX(16px)' },
        '&.Mui-checked .MuiSwitch-input': { insetInlineStart: -16 },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--brand-strong)', opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { backgroundColor: 'var(--line)' },
        '&.Mui-checked.Mui-disabled + .MuiSwitch-track': {
          backgroundColor: 'color-mix(in srgb, var(--brand-strong) 40%, var(--line))',
        },
      },
      // As wide as the switch, not wider, since it would take clicks on what is beside it.
      input: { insetInlineStart: 0, width: 52 },
      thumb: { width: 16, height: 16, boxShadow: '0 1px 2px rgb(16 24 40 / 0.24)' },
      track: { borderRadius: 10, backgroundColor: 'var(--field-line)', opacity: 1 },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: 'var(--brand-strong)' },
      rail: { backgroundColor: 'var(--line)', opacity: 1 },
      thumb: {
        width: 18,
        height: 18,
        backgroundColor: '#ffffff',
        border: '2px solid currentColor',
        '&::before': { boxShadow: '0 1px 3px rgb(16 24 40 / 0.2)' },
        '&:hover, &.Mui-active': { boxShadow: '0 0 0 6px color-mix(in srgb, currentColor 16%, transparent)' },
      },
      valueLabel: {
        paddingBlock: 2,
        paddingInline: 8,
        borderRadius: 'var(--radius-small)',
        color: 'var(--paper)',
        backgroundColor: 'var(--text)',
        fontSize: 'var(--text-12)',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  MuiRating: {
    styleOverrides: { root: { color: 'var(--warning-strong)' }, iconEmpty: { color: 'var(--field-line)' } },
  },
}
