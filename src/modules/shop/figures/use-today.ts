import { useMinute } from '#platform/web/use-minute.ts'
import { dayOf } from './days.ts'

/** The day that it is here; renders again when the next one begins. */
export const useToday = () => dayOf(useMinute())
