import { useQuery } from '@tanstack/react-query'
import { featuredQuery } from '../first-queries.ts'

/** The latest featured posts, loaded only while shown. */
export const useFeatured = (isShown: boolean) => useQuery({ ...featuredQuery, enabled: isShown })
