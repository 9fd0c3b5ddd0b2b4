import { lazy } from 'react'
import { PickerPlace } from './picker-place.tsx'
import type { PickerProps } from './picker-props.ts'

const Picker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }))

/** A day, typed or picked; the value is `2026-11-21`, whatever the language writes. */
export const DateField = (props: PickerProps) => (
  <PickerPlace field={props}>
    <Picker {...props} />
  </PickerPlace>
)
