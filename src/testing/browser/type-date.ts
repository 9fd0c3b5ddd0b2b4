import type { Locator } from '@playwright/test'

/** The library's fields process a digit after the next has been typed without a pause. */
const typing = { delay: 20 }

/** Types a day, such as `2026-11-21`, into a date field, in the order of American English. */
export async function typeDate(field: Locator, day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  await field.getByRole('spinbutton', { name: 'Month' }).focus()
  await field.page().keyboard.type(`${month}${date}${year}`, typing)
}

/** Types a time of day, such as `14:30`, into a time field with AM and PM. */
export async function typeTime(field: Locator, time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const digits = [hours % 12 || 12, minutes].map((part) => String(part).padStart(2, '0'))
  await field.getByRole('spinbutton', { name: 'Hours' }).focus()
  await field.page().keyboard.type(`${digits.join('')}${hours < 12 ? 'a' : 'p'}`, typing)
}
