import { TextField } from '@mui/material'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import type { PickerProps } from './picker-props.ts'

interface PickerSlotProps {
  field: Pick<PickerProps, 'label' | 'hint' | 'error' | 'isRequired' | 'isDisabled'>
  children: ReactNode
}

const never = () => () => {}

/**
 * Shows a field of the same height until the picker has loaded, which is as large as a screen. It is not part of
 * prerendered pages, which would wait for it.
 */
export function PickerSlot({ field: { label, hint, error, isRequired, isDisabled }, children }: PickerSlotProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = (
    <TextField
      data-state="loading"
      fullWidth
      label={label}
      helperText={error ?? hint}
      error={error !== undefined}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      slotProps={{ htmlInput: { readOnly: true, 'aria-busy': true } }}
    />
  )
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>{isInBrowser ? children : waiting}</Suspense>
    </ErrorBoundary>
  )
}
