import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { useState } from 'react'

dayjs.extend(customParseFormat)

/** While a year is typed, its first digits form a valid year, such as 0002. */
const firstYear = 1000

interface Typed {
  /** The value of the last render. */
  given: string | null
  date: Dayjs | null
  /** Values reported since, which the parent may adopt later, such as by the URL. */
  reported: readonly (string | null)[]
}

/**
 * The date of a field whose value is a text in `format`. Incomplete input has no value, but stays in the field until the
 * parent sets a value that was not typed.
 */
export function useTypedDate(value: string | null, format: string) {
  const parse = (text: string | null) => (text === null ? null : dayjs(text, format, true))
  const [typed, setTyped] = useState<Typed>(() => ({ given: value, date: parse(value), reported: [] }))
  let now = typed
  if (typed.given !== value) {
    const at = typed.reported.indexOf(value)
    now =
      at === -1
        ? { given: value, date: parse(value), reported: [] }
        : { ...typed, given: value, reported: typed.reported.slice(at + 1) }
    setTyped(now)
  }
  const toValue = (date: Dayjs | null) => (date?.isValid() && date.year() >= firstYear ? date.format(format) : null)

  /** Keeps the input, and returns its value. */
  const type = (date: Dayjs | null) => {
    const next = toValue(date)
    setTyped(({ given, reported }) => {
      const isReported = (reported.length > 0 ? reported.at(-1) : given) === next
      return { given, date, reported: isReported ? reported : [...reported, next] }
    })
    return next
  }
  return { date: now.date, value: toValue(now.date), type }
}
