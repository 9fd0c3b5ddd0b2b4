import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { IconCalendar } from '@tabler/icons-react'
import dayjs, { type Dayjs } from 'dayjs'
import { PickerLanguages } from './picker-languages.tsx'
import type { PickerProps } from './picker-props.ts'
import { usePicker } from './use-picker.ts'

const written = 'YYYY-MM-DD'
const slots = { openPickerIcon: () => <IconCalendar size={20} aria-hidden /> }

export function DayPicker(props: PickerProps) {
  const { min, max, isUnavailable } = props
  const picker = usePicker(props, { written, shown: 'date' })
  return (
    <PickerLanguages>
      <DatePicker
        {...picker}
        slots={slots}
        dayOfWeekFormatter={(day) => day.format('dd')}
        {...(min !== undefined && { minDate: dayjs(min) })}
        {...(max !== undefined && { maxDate: dayjs(max) })}
        {...(isUnavailable && { shouldDisableDate: (day: Dayjs) => isUnavailable(day.format(written)) })}
      />
    </PickerLanguages>
  )
}
