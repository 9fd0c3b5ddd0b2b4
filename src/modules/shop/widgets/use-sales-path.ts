import { usePeriod } from '#platform/web/url-state/period.ts'

const ranges = { '7d': 'last7', '30d': 'last30', '90d': 'last90', '12m': 'last12Months' } as const

/** The path of the sales figures for the same period. */
export const useSalesPath = () => `/dashboards/ecommerce?range=${ranges[usePeriod().period]}`
