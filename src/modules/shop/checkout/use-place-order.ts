import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api as cartApi } from '../cart/cart-client.ts'
import type { FullOrder, OrderDraft } from '../contract-orders.ts'
import { api } from '../orders/orders-client.ts'

const placing = api.place.mutation({ quiet: true })

/** Sends an order once, however often the button is pressed, and reports why it was rejected. */
export function usePlaceOrder(onPlaced: (order: FullOrder) => void) {
  const t = useTexts('shop')
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation(placing)
  const isSent = useRef(false)
  const [problem, setProblem] = useState<string>()
  const placeOrder = async (draft: OrderDraft) => {
    if (isSent.current) return
    isSent.current = true
    setProblem(undefined)
    try {
      onPlaced(await mutateAsync({ body: draft }))
    } catch (error) {
      const status = error instanceof Failure ? error.status : undefined
      // The stock or a price has changed: shows the current values.
      if (status === 409) await queries.invalidateQueries({ queryKey: cartApi.show.query().queryKey })
      setProblem(t(status === 409 ? 'checkout.changed' : status === 0 ? 'checkout.unreachable' : 'checkout.failed'))
    } finally {
      isSent.current = false
    }
  }
  return { place: placeOrder, isPending, problem }
}
