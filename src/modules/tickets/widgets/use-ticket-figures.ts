import { client } from '#platform/web/api/client.ts'
import { usePeriod } from '#platform/web/url-state/period.ts'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { figuresPart } from '../contract-figures.ts'

const api = client(figuresPart)

/** The figures of the dashboard's period, shared by all widgets. */
export const useTicketFigures = () => useFigures(api.figures.query({ query: usePeriod().query }))
