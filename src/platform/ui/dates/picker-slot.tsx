import { TextField } from '@mui/material'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import type { PickerProps } from './picker-props.ts'

interface PickerSlotProps {
  field: Pick<PickerProps, 'label' | 'labelId' | 'hint' | 'error' | 'isRequired' | 'isDisabled'>
  children: ReactNode
}

const never = () => () => {}

/**
 * Shows a placeholder of the same height until the picker, which is large, has loaded. Prerendered pages do not include
 * the picker.
 */
export function PickerSlot({
  field: { label, labelId, hint, error, isRequired, isDisabled },
  children,
}: PickerSlotProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = (
    <TextField
      data-state="loading"
      fullWidth
      {...(labelId === undefined ? { label } : { hiddenLabel: true })}
      helperText={error ?? hint}
      error={error !== undefined}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      slotProps={{ htmlInput: { readOnly: true, 'aria-busy': true, 'aria-labelledby': labelId } }}
    />
  )
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>{isInBrowser ? children : waiting}</Suspense>
    </ErrorBoundary>
  )
}
