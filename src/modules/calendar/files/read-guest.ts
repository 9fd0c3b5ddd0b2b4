import type ICAL from 'ical.js'
import type { ReadEvent } from './read-ics.ts'

const answers = new Map([
  ['ACCEPTED', 'yes'],
  ['TENTATIVE', 'maybe'],
  ['DECLINED', 'no'],
] as const)

/** The guest of an ATTENDEE; none without an email address. */
export function readGuest(attendee: ICAL.Property): ReadEvent['guests'] {
  const value: unknown = attendee.getFirstValue()
  const email = typeof value === 'string' ? value.replace(/^mailto:/i, '').trim() : ''
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return []
  const [name, state]: unknown[] = [attendee.getParameter('cn'), attendee.getParameter('partstat')]
  const answer = [...answers].find(([code]) => typeof state === 'string' && code === state.toUpperCase())?.[1]
  return [{ email, name: typeof name === 'string' ? name.slice(0, 120) : '', answer: answer ?? 'pending' }]
}
