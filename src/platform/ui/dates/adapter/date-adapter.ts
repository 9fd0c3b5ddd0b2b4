import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import dayjs, { type Dayjs } from 'dayjs'

/**
 * The adapter of the date pickers. In a locale with words of its own for the halves of the day, dayjs takes 2 PM for 2 AM
 * and then finds it invalid, so such times are parsed with AM and PM.
 */
export class DateAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options)
    const { parse, locale = 'en' } = this
    const [morning = 'AM', afternoon = 'PM'] = [9, 15].map((hour) => dayjs().locale(locale).hour(hour).format('A'))
    this.parse = (value: string, format: string): Dayjs | null => {
      if (value === '' || !format.includes('A')) return parse(value, format)
      const text = value.replace(afternoon, 'PM').replace(morning, 'AM')
      return dayjs(text, format, 'en', true).locale(locale)
    }
  }
}
