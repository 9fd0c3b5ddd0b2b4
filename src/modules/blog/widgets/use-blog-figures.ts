import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { usePeriod } from '#platform/web/search/period.ts'
import { api } from '../blog-client.ts'

/** The posts of the time that the screen is about; both cards share one answer. */
export const useBlogFigures = () => useFigures(api.figures.query({ query: usePeriod().query }))
