import { lazy } from 'react'
import { PickerSlot } from './picker-slot.tsx'
import type { TimeProps } from './picker-props.ts'

const Picker = lazy(async () => ({ default: (await import('./hour-picker.tsx')).HourPicker }))

/** Field for a time of day, typed or picked; the value is `14:30` in every language. */
export const TimeField = (props: TimeProps) => (
  <PickerSlot field={props}>
    <Picker {...props} />
  </PickerSlot>
)
