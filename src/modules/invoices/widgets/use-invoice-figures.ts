import { client } from '#platform/web/api/client.ts'
import { usePeriod } from '#platform/web/search/period.ts'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { figuresPart } from '../contract-figures.ts'

const api = client(figuresPart)

/** The invoices of the time that the screen is about; all cards that ask share one answer. */
export const useInvoiceFigures = () => useFigures(api.figures.query({ query: usePeriod().query }))
