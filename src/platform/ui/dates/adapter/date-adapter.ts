import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import dayjs, { type Dayjs } from 'dayjs'

/**
 * The adapter of the date pickers. In a locale with words of its own for the halves of the day, dayjs takes 2 PM for 2 AM
 * and then finds it invalid, so such times are parsed with AM and PM.
 */
export class DateAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options)
    const { parse } = this
    const getHalf = (hour: number) =>
      dayjs()
        .locale(this.locale ?? 'en')
        .hour(hour)
        .format('A')
    this.parse = (value: string, format: string): Dayjs | null => {
      if (value === '' || !format.includes('A')) return parse(value, format)
      const text = value.replace(getHalf(15), 'PM').replace(getHalf(9), 'AM')
      return dayjs(text, format, 'en', true).locale(this.locale ?? 'en')
    }
  }
}
