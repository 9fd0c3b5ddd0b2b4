const at = (from: Date, days: number, hour: number) => {
  const next = new Date(from)
  next.setDate(next.getDate() + days)
  next.setHours(hour, 0, 0, 0)
  return next
}

const saturday = 6
const monday = 1

/** Suggested times in the user's time zone. */
export function laterTimes(now: Date) {
  const toWeekday = (weekday: number) => (weekday - now.getDay() + 7) % 7 || 7
  return [
    ...(now.getHours() < 16 ? [{ key: 'today' as const, when: at(now, 0, 18) }] : []),
    { key: 'tomorrow' as const, when: at(now, 1, 8) },
    ...(now.getDay() > 0 && now.getDay() < 5
      ? [{ key: 'weekend' as const, when: at(now, toWeekday(saturday), 8) }]
      : []),
    { key: 'nextWeek' as const, when: at(now, toWeekday(monday), 8) },
  ]
}
