import { client } from '#platform/web/api/client.ts'
import { usePeriod } from '#platform/web/url-state/period.ts'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { salesPart } from '../contract-figures.ts'

const api = client(salesPart)

/** The sales of the screen's period; all cards share one request. */
export const useSales = () => useFigures(api.overview.query({ query: usePeriod().query }))
