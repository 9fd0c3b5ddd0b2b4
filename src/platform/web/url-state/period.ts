import { useMemo } from 'react'
import * as z from 'zod'
import { addDays, type DaySpan, monthStart, splitPeriods } from '#platform/numbers/figures.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import { toLocalDay } from '#platform/time/local-time.ts'
import { useView } from './use-view.ts'

export const periods = ['7d', '30d', '90d', '12m'] as const
export type Period = (typeof periods)[number]
const defaultPeriod = '30d' satisfies Period

const PeriodView = z.object({ period: z.enum(periods).optional() })

const spans: Record<Period, (today: string) => DaySpan> = {
  '7d': (today) => ({ from: addDays(today, -6), to: today }),
  '30d': (today) => ({ from: addDays(today, -29), to: today }),
  '90d': (today) => ({ from: addDays(today, -89), to: today }),
  '12m': (today) => ({ from: monthStart(today, -11), to: today }),
}

/**
 * The period in the URL for all figures of a screen; it advances at midnight. `query` fits endpoints with a
 * `FiguresQuery`; `previous` and `steps` match their responses.
 */
export function usePeriod() {
  const [{ period = defaultPeriod }, setView] = useView(PeriodView)
  const today = toLocalDay(new Date(useMinute()))
  return useMemo(() => {
    const span = spans[period](today)
    return {
      period,
      ...span,
      ...splitPeriods(span),
      query: { ...span, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      setPeriod: (next: Period) => setView({ period: next === defaultPeriod ? undefined : next }),
    }
  }, [period, today, setView])
}
