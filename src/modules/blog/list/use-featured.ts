import { useQuery } from '@tanstack/react-query'
import { api } from '../blog-client.ts'

const maxFeatured = 3

/** The latest of what is featured, for as long as it stands above the list. */
export const useFeatured = (isShown: boolean) =>
  useQuery({
    ...api.list.query({ query: { status: ['published'], featured: true, sort: '-date', limit: maxFeatured } }),
    enabled: isShown,
  })
