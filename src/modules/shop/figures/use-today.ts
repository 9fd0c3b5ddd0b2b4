import { useMinute } from '#platform/web/use-minute.ts'
import { toLocalDay } from '#platform/time/local-time.ts'

/** The current local day; renders again when it changes. */
export const useToday = () => toLocalDay(new Date(useMinute()))
