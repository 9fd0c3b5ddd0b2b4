import { lazy } from 'react'
import { PickerSlot } from './picker-slot.tsx'
import type { PickerProps } from './picker-props.ts'

const Picker = lazy(async () => ({ default: (await import('./moment-picker.tsx')).MomentPicker }))

/**
 * A day and a time, typed or picked; the value is `2026-11-21T14:30`: what the clock on the wall says, in no time zone. Who
 * keeps an instant turns it into one with the zone that is meant.
 */
export const DateTimeField = (props: PickerProps) => (
  <PickerSlot field={props}>
    <Picker {...props} />
  </PickerSlot>
)
