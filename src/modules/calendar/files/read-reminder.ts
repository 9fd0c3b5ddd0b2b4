import ICAL from 'ical.js'
import { maxReminder, minReminder } from '../contract.ts'

/** The first alarm before the start, or after it on the first day; undefined if there is none. */
export function readReminder(event: ICAL.Component) {
  for (const alarm of event.getAllSubcomponents('valarm')) {
    const trigger = alarm.getFirstProperty('trigger')
    const value: unknown = trigger?.getFirstValue()
    if (!(value instanceof ICAL.Duration) || trigger?.getParameter('related') === 'END') continue
    const minutes = Math.round(value.toSeconds() / -60)
    if (minutes >= minReminder && minutes <= maxReminder) return minutes
  }
  return undefined
}
