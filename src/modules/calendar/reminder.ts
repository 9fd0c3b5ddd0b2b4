/**
 * The choices of the form, in minutes before the start. All-day events start at midnight, so their reminders are at
 * nine o'clock: on the day, one day before, two days before and a week before.
 */
export const reminderChoices = {
  timed: [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080],
  allDay: [-540, 900, 2340, 9540],
} as const

/** The reminder of an event that names none. */
export const getDefaultReminder = (allDay: boolean) => (allDay ? null : 15)
