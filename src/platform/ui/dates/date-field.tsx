import { lazy } from 'react'
import { PickerSlot } from './picker-slot.tsx'
import type { PickerProps } from './picker-props.ts'

const Picker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }))

/** Field for a date, typed or picked; the value is `2026-11-21` in every language. */
export const DateField = (props: PickerProps) => (
  <PickerSlot field={props}>
    <Picker {...props} />
  </PickerSlot>
)
