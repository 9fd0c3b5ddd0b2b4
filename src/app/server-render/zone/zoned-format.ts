import { activeZone } from './offsets.ts'

const NativeFormat = globalThis.Intl.DateTimeFormat
const maxZones = 100

type Arguments = ConstructorParameters<typeof NativeFormat>

/** A format that always uses the time zone of the current page. */
function zonedFormat(...[locales, options]: Arguments): Intl.DateTimeFormat {
  const cache = new Map<string, Intl.DateTimeFormat>()
  const now = () => {
    const timeZone = activeZone()
    const format = cache.get(timeZone) ?? new NativeFormat(locales, { ...options, timeZone })
    if (cache.size >= maxZones) cache.clear()
    cache.set(timeZone, format)
    return format
  }
  // Throw at once for invalid options.
  now()
  return {
    format: (when) => now().format(when),
    formatToParts: (when) => now().formatToParts(when),
    formatRange: (from, to) => now().formatRange(from, to),
    formatRangeToParts: (from, to) => now().formatRangeToParts(from, to),
    // Keep the browser's name, since a zone may have several.
    resolvedOptions: () => ({ ...now().resolvedOptions(), timeZone: activeZone() }),
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
  construct: (_, formatArguments: Arguments) => make(...formatArguments),
  apply: (_, __, formatArguments: Arguments) => make(...formatArguments),
})
