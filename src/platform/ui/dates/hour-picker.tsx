import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import { IconClock } from '@tabler/icons-react'
import dayjs from 'dayjs'
import { PickerLanguages } from './picker-languages.tsx'
import type { TimeProps } from './picker-props.ts'
import { usePicker } from './use-picker.ts'

const written = 'HH:mm'
const slots = { openPickerIcon: () => <IconClock size={20} aria-hidden /> }

export function HourPicker({ step = 5, ...props }: TimeProps) {
  const { min, max } = props
  const picker = usePicker(props, { written, shown: 'time' })
  return (
    <PickerLanguages>
      <TimePicker
        {...picker}
        slots={slots}
        timeSteps={{ minutes: step }}
        {...(min !== undefined && { minTime: dayjs(min, written) })}
        {...(max !== undefined && { maxTime: dayjs(max, written) })}
      />
    </PickerLanguages>
  )
}
