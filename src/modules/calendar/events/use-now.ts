import { useMinute } from '#platform/web/use-minute.ts'
import { toLocal } from '../times/zones.ts'
import { useZone } from './use-zone.ts'

/** The visitor's local time, to the minute. */
export function useNow() {
  const zone = useZone()
  return toLocal(useMinute(), zone)
}
