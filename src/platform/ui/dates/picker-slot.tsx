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
 * A field of the same height until the picker is there: it weighs as much as a screen, and is loaded after one. Nor is it
 * part of the pages that are written when the application is built, which would wait for it.
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
