/** The day of a moment, in UTC: the application's books know no other zone. */
export const dayOf = (moment: string) => moment.slice(0, 10)

const day = 86_400_000

export const daysAfter = (date: string, days: number) => dayOf(new Date(Date.parse(date) + days * day).toISOString())

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)
