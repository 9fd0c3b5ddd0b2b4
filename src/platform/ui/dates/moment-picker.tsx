import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { IconCalendarClock } from '@tabler/icons-react'
import dayjs, { type Dayjs } from 'dayjs'
import { PickerLanguages } from './picker-languages.tsx'
import type { PickerProps } from './picker-props.ts'
import { usePicker } from './use-picker.ts'

const written = 'YYYY-MM-DDTHH:mm'
const slots = { openPickerIcon: () => <IconCalendarClock size={20} aria-hidden /> }

export function MomentPicker(props: PickerProps) {
  const { min, max, isUnavailable } = props
  const picker = usePicker(props, { written, shown: 'dateTime' })
  return (
    <PickerLanguages>
      <DateTimePicker
        {...picker}
        slots={slots}
        dayOfWeekFormatter={(day) => day.format('dd')}
        timeSteps={{ minutes: 5 }}
        {...(min !== undefined && { minDateTime: dayjs(min) })}
        {...(max !== undefined && { maxDateTime: dayjs(max) })}
        {...(isUnavailable && { shouldDisableDate: (day: Dayjs) => isUnavailable(day.format('YYYY-MM-DD')) })}
      />
    </PickerLanguages>
  )
}
