import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { Product } from '../contract.ts'
import { api } from '../products-client.ts'

/**
 * The product of the URL with its family. Choosing another variant replaces the URL without the router, which would
 * mount a new screen.
 */
export function useFamily(requestedId: number) {
  const queries = useQueryClient()
  const { key } = useLocation()
  const detailPath = useHref('/apps/ecommerce/detail')
  const [current, setCurrent] = useState({ key, id: requestedId })
  if (current.key !== key) setCurrent({ key, id: requestedId })
  const id = current.key === key ? current.id : requestedId

  const isId = Number.isInteger(id) && id > 0
  const { data: product, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), enabled: isId })
  // The API finds both by any row of the family, so neither waits for the product.
  const params = { id: requestedId }
  const { data: rows } = useQuery({ ...api.family.query({ params }), enabled: isId })
  const { data: related } = useQuery({ ...api.related.query({ params }), enabled: isId })
  // By a variant in the trash, the API also returns others there.
  const family = rows?.[0]?.deleted ? rows : rows?.filter(({ deleted }) => !deleted)
  return {
    id,
    isId,
    product,
    family,
    related,
    error,
    retry: () => void refetch(),
    choose: (chosen: Product) => {
      queries.setQueryData(api.show.query({ params: { id: chosen.id } }).queryKey, chosen)
      history.replaceState(history.state, '', `${detailPath.replace(/\/$/, '')}/${chosen.id}`)
      setCurrent({ key, id: chosen.id })
    },
  }
}
