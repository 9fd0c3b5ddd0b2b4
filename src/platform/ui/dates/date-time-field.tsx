import { lazy } from 'react'
import { PickerSlot } from './picker-slot.tsx'
import type { PickerProps } from './picker-props.ts'

const Picker = lazy(async () => ({ default: (await import('./moment-picker.tsx')).MomentPicker }))

/**
 * Field for a date and time, typed or picked; the value is local time without a time zone, `2026-11-21T14:30`. To store
 * an instant, convert it with the intended zone.
 */
export const DateTimeField = (props: PickerProps) => (
  <PickerSlot field={props}>
    <Picker {...props} />
  </PickerSlot>
)
