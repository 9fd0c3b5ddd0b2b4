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
  const main = product && (product.variantOf ?? product.id)
  const params = { id: main ?? 0 }
  const { data: family } = useQuery({ ...api.family.query({ params }), enabled: main !== undefined })
  return {
    id,
    isId,
    product,
    family,
    error,
    retry: () => void refetch(),
    choose: (chosen: Product) => {
      queries.setQueryData(api.show.query({ params: { id: chosen.id } }).queryKey, chosen)
      history.replaceState(history.state, '', `${detailPath.replace(/\/$/, '')}/${chosen.id}`)
      setCurrent({ key, id: chosen.id })
    },
  }
}
