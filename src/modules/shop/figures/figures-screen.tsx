import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { api } from '../orders/orders-client.ts'
import { BestSellers } from './best-sellers.tsx'
import { CategoryShares } from './category-shares.tsx'
import { FiguresView, getPreviousSpan, getSpan } from './figures-view.ts'
import styles from './figures-screen.module.css'
import { RangePicker } from './range-picker.tsx'
import { LowStockList } from './low-stock-list.tsx'
import { SeriesCharts } from './series-charts.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { useToday } from './use-today.ts'

/** Revenue, orders, best sellers and products running out, for the days in the URL. */
export function Component() {
  const t = useTexts('shop')
  const format = useFormats()
  const today = useToday()
  const [view, setView] = useView(FiguresView)
  const { range, span } = getSpan(view, today)
  const before = getPreviousSpan(span)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.figures.query({ query: { ...span, timeZone } }),
    placeholderData: keepPreviousData,
  })
  const days = (of: typeof span) => format.dateRange(of.from, of.to)

  return (
    <>
      <PageHeader
        title={t('figures.title')}
        lead={t('figures.lead', { days: days(span), before: days(before) })}
        actions={
          <RangePicker
            range={range}
            span={span}
            today={today}
            onRange={(chosen) => setView({ range: chosen, from: undefined, to: undefined })}
            onSpan={(chosen) => setView({ range: undefined, ...chosen })}
          />
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.figures} aria-busy={!data || isPlaceholderData} data-stale={isPlaceholderData}>
          <StatTiles figures={data} />
          <SeriesCharts figures={data} last={span.to} />
          <CategoryShares categories={data?.categories} />
          <BestSellers products={data?.bestSellers} />
          <LowStockList products={data?.runningOut} />
        </div>
      )}
    </>
  )
}
