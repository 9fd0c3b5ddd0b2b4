import { zoneInForce } from './offsets.ts'

const NativeFormat = globalThis.Intl.DateTimeFormat
const maxZones = 100

type Arguments = ConstructorParameters<typeof NativeFormat>

/** A format that always uses the time zone of the current page. */
function zonedFormat(...[locales, options]: Arguments): Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  const now = () => {
    const timeZone = zoneInForce()
    const known = made.get(timeZone) ?? new NativeFormat(locales, { ...options, timeZone })
    if (made.size >= maxZones) made.clear()
    made.set(timeZone, known)
    return known
  }
  // Throw at once for invalid options.
  now()
  return {
    format: (when) => now().format(when),
    formatToParts: (when) => now().formatToParts(when),
    formatRange: (from, to) => now().formatRange(from, to),
    formatRangeToParts: (from, to) => now().formatRangeToParts(from, to),
    // Keep the browser's name, since a zone may have several.
    resolvedOptions: () => ({ ...now().resolvedOptions(), timeZone: zoneInForce() }),
  }
}

const maxFormats = 1000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats by arguments, since creating them is expensive and components do it on each render. */
function make(...[locales, options]: Arguments) {
  if (options?.timeZone !== undefined) return new NativeFormat(locales, options)
  const name = JSON.stringify([locales, options])
  const format = formats.get(name) ?? zonedFormat(locales, options)
  if (formats.size >= maxFormats) formats.clear()
  formats.set(name, format)
  return format
}

/** Replaces `Intl.DateTimeFormat` in the build of `server-render.tsx`; see `ZonedDate`. */
export const ZonedDateTimeFormat = new Proxy(NativeFormat, {
  construct: (_, given: Arguments) => make(...given),
  apply: (_, __, given: Arguments) => make(...given),
})
