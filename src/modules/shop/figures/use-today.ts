import { useMinute } from '#platform/web/use-minute.ts'
import { getLocalDay } from './days.ts'

/** The current local day; renders again when it changes. */
export const useToday = () => getLocalDay(useMinute())
