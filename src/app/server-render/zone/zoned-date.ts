import { toMoment, wallTimeAt, activeZone } from './offsets.ts'

const NativeDate = globalThis.Date

type DateArguments = [] | [value: number | string | Date] | [year: number, month: number, ...rest: number[]]

const isWithZone = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)(?:\s*\(.*\))?$|^[+-]?\d+-\d\d(?:-\d\d)?$|^\d+$/

/** Parses a text as `Date` does: a date alone is UTC, other texts without a zone are local. */
function parse(text: string) {
  // The usual case first, since the pattern is slow.
  if (text.endsWith('Z') || isWithZone.test(text)) return NativeDate.parse(text)
  const isIso = /^[+-]?\d+-\d\d-\d\dT/.test(text)
  return toMoment(NativeDate.parse(isIso ? `${text}Z` : `${text} UTC`), activeZone())
}

function getTimestamp(dateArguments: DateArguments) {
  if (dateArguments.length === 0) return NativeDate.now()
  if (dateArguments.length > 1) {
    const [year, month, ...rest] = dateArguments
    return toMoment(NativeDate.UTC(Number(year), month, ...rest), activeZone())
  }
  const [value] = dateArguments
  return typeof value === 'string' ? parse(value) : Number(value)
}

/**
 * A date in the time zone of the current page. Replaces `Date` in the build of `server-render.tsx`, since one process
 * renders pages for several time zones.
 */
export class ZonedDate extends NativeDate {
  constructor(...dateArguments: DateArguments) {
    super(getTimestamp(dateArguments))
  }

  static override parse(text: string) {
    return parse(text)
  }

  /** The local time in UTC fields. */
  #shown() {
    return new NativeDate(wallTimeAt(this.getTime(), activeZone()))
  }

  #change(change: (wallTime: Date) => number) {
    return this.setTime(toMoment(change(this.#shown()), activeZone()))
  }

  override getFullYear() {
    return this.#shown().getUTCFullYear()
  }
  override getMonth() {
    return this.#shown().getUTCMonth()
  }
  override getDate() {
    return this.#shown().getUTCDate()
  }
  override getDay() {
    return this.#shown().getUTCDay()
  }
  override getHours() {
    return this.#shown().getUTCHours()
  }
  override getMinutes() {
    return this.#shown().getUTCMinutes()
  }
  override getTimezoneOffset() {
    const moment = this.getTime()
    return (moment - wallTimeAt(moment, activeZone())) / 60_000
  }

  override setFullYear(...dateArguments: [year: number, month?: number, date?: number]) {
    return this.#change((wallTime) => wallTime.setUTCFullYear(...dateArguments))
  }
  override setMonth(...dateArguments: [month: number, date?: number]) {
    return this.#change((wallTime) => wallTime.setUTCMonth(...dateArguments))
  }
  override setDate(date: number) {
    return this.#change((wallTime) => wallTime.setUTCDate(date))
  }
  override setHours(...dateArguments: [hours: number, minutes?: number, seconds?: number, milliseconds?: number]) {
    return this.#change((wallTime) => wallTime.setUTCHours(...dateArguments))
  }
  override setMinutes(...dateArguments: [minutes: number, seconds?: number, milliseconds?: number]) {
    return this.#change((wallTime) => wallTime.setUTCMinutes(...dateArguments))
  }

  override toDateString() {
    return this.#shown()
      .toUTCString()
      .replace(/^(\w+), (\d+) (\w+) (-?\d+) .*$/, '$1 $3 $2 $4')
  }
  override toTimeString() {
    const offset = -this.getTimezoneOffset()
    const hours = String(Math.trunc(Math.abs(offset) / 60)).padStart(2, '0')
    const minutes = String(Math.abs(offset) % 60).padStart(2, '0')
    return `${this.#shown().toISOString().slice(11, 19)} GMT${offset < 0 ? '-' : '+'}${hours}${minutes}`
  }
  override toString() {
    return Number.isNaN(this.getTime()) ? 'Invalid Date' : `${this.toDateString()} ${this.toTimeString()}`
  }
  override toLocaleString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    return super.toLocaleString(locales, { timeZone: activeZone(), ...options })
  }
  override toLocaleDateString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    return super.toLocaleDateString(locales, { timeZone: activeZone(), ...options })
  }
  override toLocaleTimeString(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    return super.toLocaleTimeString(locales, { timeZone: activeZone(), ...options })
  }
}
