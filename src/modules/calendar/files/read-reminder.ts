import ICAL from 'ical.js'
import { maxReminder, minReminder } from '../contract.ts'

/** Other programs write this, too, so that no default alarm applies. */
const isNone = (alarm: ICAL.Component) => {
  const action: unknown = alarm.getFirstPropertyValue('action')
  return typeof action === 'string' && action.toUpperCase() === 'NONE'
}

/**
 * The first alarm before the start, or after it on the first day; null for an alarm that says that there is none, and
 * undefined without one.
 */
export function readReminder(event: ICAL.Component) {
  const alarms = event.getAllSubcomponents('valarm')
  for (const alarm of alarms) {
    if (isNone(alarm)) continue
    const trigger = alarm.getFirstProperty('trigger')
    const value: unknown = trigger?.getFirstValue()
    if (!(value instanceof ICAL.Duration) || trigger?.getParameter('related') === 'END') continue
    const minutes = Math.round(value.toSeconds() / -60)
    if (minutes >= minReminder && minutes <= maxReminder) return minutes
  }
  return alarms.some(isNone) ? null : undefined
}
