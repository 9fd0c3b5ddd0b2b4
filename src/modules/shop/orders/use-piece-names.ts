import { useFormats } from '#platform/i18n/format.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import type { FullOrder } from '../contract-orders.ts'
import { useVariantName } from '../use-variant-name.ts'

/** Formats pieces of an order as a list of numbers with names. */
export function usePieceNames({ lines }: Pick<FullOrder, 'lines'>) {
  const format = useFormats()
  const { getVariantName } = useVariantName()
  return (pieces: readonly Pieces[]) =>
    format.list(
      pieces.flatMap(({ id, qty }) => {
        const line = lines.find((one) => one.id === id)
        return line ? [`${format.number(qty)} × ${getVariantName(line)}`] : []
      }),
    )
}
