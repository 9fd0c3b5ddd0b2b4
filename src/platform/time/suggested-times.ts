const at = (now: Date, days: number, hour: number) => {
  const moment = new Date(now)
  moment.setDate(moment.getDate() + days)
  moment.setHours(hour, 0, 0, 0)
  return moment
}

const morning = 8
const evening = 18
const night = 21

const friday = 5
const saturday = 6

/** Days until the Monday of the next week; on a Sunday not tomorrow, which is another choice. */
const daysToNextWeek = (weekday: number) => (weekday === 0 ? 8 : 8 - weekday)

/** Suggested times in the user's time zone; late in the evening there is none later today. */
export function suggestTimes<Further extends 'weekend' = never>(now: Date, further: readonly Further[] = []) {
  const today = [evening, night].find((hour) => now.getHours() < hour - 1)
  const weekday = now.getDay()
  const isBeforeFriday = weekday > 0 && weekday < friday
  return [
    ...(today === undefined ? [] : [{ key: 'laterToday' as const, moment: at(now, 0, today) }]),
    { key: 'tomorrow' as const, moment: at(now, 1, morning) },
    ...(isBeforeFriday ? further.map((key) => ({ key, moment: at(now, saturday - weekday, morning) })) : []),
    { key: 'nextWeek' as const, moment: at(now, daysToNextWeek(weekday), morning) },
  ]
}
