import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { usePeriod } from '#platform/web/url-state/period.ts'
import { api } from '../blog-client.ts'

/** The figures of the selected period; both widgets share one request. */
export const useBlogFigures = () => useFigures(api.figures.query({ query: usePeriod().query }))
