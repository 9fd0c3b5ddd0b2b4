import { refused } from '#platform/errors/failure.ts'
import { maxZones } from '../contract.ts'
import { findZone } from '../times/zones.ts'
import { windowsZone } from './windows-zones.ts'

/** IANA name of each VTIMEZONE, from the `X-LIC-LOCATION` beside it. */
function readDefinitions(zoneBlocks: readonly string[][]) {
  const value = (block: readonly string[], name: string) =>
    block
      .find((line) => line.toUpperCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return new Map(zoneBlocks.map((block) => [value(block, 'TZID'), value(block, 'X-LIC-LOCATION')]))
}

// Bounds the cost of the patterns below.
const maxNameLength = 200

/**
 * Returns the function that finds the time zone of each TZID of a file; undefined for that of no zone. Since it is slow, it
 * does so once for each of a limited number of names.
 */
export function createZoneNames(zoneBlocks: readonly string[][]) {
  const definitions = readDefinitions(zoneBlocks)
  const zones = new Map<string, string | undefined>()
  return (tzid: string) => {
    const name = tzid.slice(0, maxNameLength).replace(/^"|"$/g, '')
    if (zones.has(name)) return zones.get(name)
    if (zones.size >= maxZones) throw refused('text', `A file can have at most ${maxZones} time zones`, 'tooManyZones')
    const candidates = [
      name,
      windowsZone(name),
      definitions.get(name),
      name.replace(/^\/[^/]+\/(?:[^/]*_\d[^/]*\/)?/, ''),
    ]
    const found = candidates.find((one) => one && findZone(one))
    const zone = found && findZone(found)
    zones.set(name, zone)
    return zone
  }
}
