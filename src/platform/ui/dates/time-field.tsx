import { lazy } from 'react'
import { PickerPlace } from './picker-place.tsx'
import type { TimeProps } from './picker-props.ts'

const Picker = lazy(async () => ({ default: (await import('./hour-picker.tsx')).HourPicker }))

/** A time of day, typed or picked; the value is `14:30`, whatever the language writes. */
export const TimeField = (props: TimeProps) => (
  <PickerPlace field={props}>
    <Picker {...props} />
  </PickerPlace>
)
