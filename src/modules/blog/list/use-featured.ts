import { useQuery } from '@tanstack/react-query'
import { featuredQuery } from '../first-queries.ts'

/** The latest of what is featured, for as long as it stands above the list. */
export const useFeatured = (isShown: boolean) => useQuery({ ...featuredQuery, enabled: isShown })
