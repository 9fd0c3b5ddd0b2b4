import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ChartPoint } from '#platform/ui/charts/chart-series.ts'
import '#platform/ui/figures/texts.ts'

interface Stepped {
  step: 'day' | 'month'
  series: readonly { from: string }[]
}

/** Converts the steps of a response to points of a chart, with labels. */
export function usePoints(data: Stepped | undefined) {
  const t = useTexts('figures')
  const format = useFormats()
  const isMonth = data?.step === 'month'
  const points = data?.series.map(({ from }): ChartPoint => {
    // Noon, since midnight would be the day before in some time zones.
    const noon = new Date(`${from}T12:00:00`)
    return {
      key: from,
      label: format.date(noon, isMonth ? 'month' : 'longDate'),
      tick: format.date(noon, isMonth ? 'shortMonth' : 'day'),
    }
  })
  return { points, pointLabel: t(isMonth ? 'month' : 'day') }
}
