import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast, type ToastMessage } from '#platform/ui/toasts/toast.ts'
import type { Product } from '../contract.ts'
import type { Cart, CartLine } from '../contract-cart.ts'
import { shopCart } from '../contract-cart.ts'
import { useVariantName } from '../use-variant-name.ts'
import { addLine, type CartWrite, decrement, increment, restoreLines } from './cart.ts'
import { api } from './cart-client.ts'

export const cartKey = ['shop-cart write']
export const cartPath = '/apps/ecommerce/checkout'

function send(write: CartWrite) {
  if (write.type === 'add') return api.add.send({ body: { id: write.line.id, qty: write.line.qty } })
  if (write.type === 'change') return api.change.send({ params: { id: write.id }, body: { qty: write.qty } })
  if (write.type === 'remove') return api.remove.send({ params: { id: write.id } })
  return api.fill.send({ body: { lines: write.lines.map(({ id, qty }) => ({ id, qty })) } })
}

const getReason = (error: Error) => {
  if (!(error instanceof Failure)) return 'failed'
  if (error.status === 422) return 'tooMany'
  if (error.status === 404) return 'gone'
  return error.status === 409 ? 'full' : 'failed'
}

/** Writes to the cart: shown optimistically, sent one after the other, with undo for removals. */
export function useCartWrites() {
  const t = useTexts('shop')
  const { getVariantName } = useVariantName()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate, mutateAsync } = useMutation({
    mutationKey: cartKey,
    // Otherwise a second click could arrive before the first.
    scope: { id: 'shop-cart' },
    mutationFn: send,
    meta: { topic: shopCart.name, quiet: true },
    onSuccess: (cart) => queries.setQueryData(api.show.query().queryKey, cart),
    onError: (error) => toast({ tone: 'error', text: t(`cart.refused.${getReason(error)}`) }),
  })
  const change = (lines: readonly CartLine[], id: number) => {
    const line = lines.find((one) => one.id === id)
    if (line) mutate({ type: 'change', id, qty: line.qty })
  }
  const restore = (before: readonly CartLine[], removed: readonly CartLine[]) => {
    const lines = queries.getQueryData<Cart>(api.show.query().queryKey)?.lines ?? []
    mutate({ type: 'fill', lines: restoreLines(lines, before, removed) })
  }
  /** Tells of a write once the server has confirmed it; its failure has a message of its own. */
  const writeAndNotify = (write: CartWrite, message: ToastMessage) =>
    void mutateAsync(write).then(
      () => toast(message),
      () => {},
    )
  return {
    setQty: (id: number, qty: number) => mutate({ type: 'change', id, qty }),
    increment: (lines: readonly CartLine[], id: number) => change(increment(lines, id), id),
    decrement: (lines: readonly CartLine[], id: number) => change(decrement(lines, id), id),
    remove(lines: readonly CartLine[], line: CartLine) {
      writeAndNotify(
        { type: 'remove', id: line.id },
        { text: t('cart.removed', { title: getVariantName(line.product) }), undo: () => restore(lines, [line]) },
      )
    },
    clear(lines: readonly CartLine[]) {
      writeAndNotify({ type: 'fill', lines: [] }, { text: t('cart.cleared'), undo: () => restore(lines, lines) })
    },
    /** Confirms with a link to the cart, or reports how many are left. */
    add(product: Product, qty: number, lines: readonly CartLine[]) {
      const line = { id: product.id, qty, product, problem: null, total: 0 }
      const after = addLine<CartLine>(lines, line).find(({ id }) => id === product.id)
      if ((after?.qty ?? 0) > product.qty) {
        toast({ tone: 'error', text: t('cart.noMore', { count: product.qty, title: getVariantName(product) }) })
        return
      }
      writeAndNotify(
        { type: 'add', line },
        {
          tone: 'success',
          text: t('cart.added', { title: getVariantName(product) }),
          action: { label: t('cart.view'), run: () => void navigate(cartPath) },
        },
      )
    },
  }
}
