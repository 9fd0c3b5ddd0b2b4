import { useMinute } from '#platform/web/use-minute.ts'
import { dayOf } from './days.ts'

/** The current local day; renders again when it changes. */
export const useToday = () => dayOf(useMinute())
