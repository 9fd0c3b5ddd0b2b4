import { zoneInForce } from './offsets.ts'

const NativeFormat = globalThis.Intl.DateTimeFormat
const maxZones = 100

type Arguments = ConstructorParameters<typeof NativeFormat>

/** Formats in the zone of the page that is being rendered, for as long as it is kept. */
function zonedFormat(...[locales, options]: Arguments): Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  const now = () => {
    const timeZone = zoneInForce()
    const known = made.get(timeZone) ?? new NativeFormat(locales, { ...options, timeZone })
    if (made.size >= maxZones) made.clear()
    made.set(timeZone, known)
    return known
  }
  // What is wrong with the options is said at once.
  now()
  return {
    format: (when) => now().format(when),
    formatToParts: (when) => now().formatToParts(when),
    formatRange: (from, to) => now().formatRange(from, to),
    formatRangeToParts: (from, to) => now().formatRangeToParts(from, to),
    // By the name that the browser gave: there may be others for the same zone.
    resolvedOptions: () => ({ ...now().resolvedOptions(), timeZone: zoneInForce() }),
  }
}

const maxFormats = 1000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The same for the same arguments: formats take longer to make than to use, and components make them anew each time. */
function make(...[locales, options]: Arguments) {
  if (options?.timeZone !== undefined) return new NativeFormat(locales, options)
  const name = JSON.stringify([locales, options])
  const format = formats.get(name) ?? zonedFormat(locales, options)
  if (formats.size >= maxFormats) formats.clear()
  formats.set(name, format)
  return format
}

/** In the build of `server-render.tsx`, in the place of `Intl.DateTimeFormat`; see `ZonedDate`. */
export const ZonedDateTimeFormat = new Proxy(NativeFormat, {
  construct: (_, given: Arguments) => make(...given),
  apply: (_, __, given: Arguments) => make(...given),
})
