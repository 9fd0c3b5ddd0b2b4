import { useTexts } from '#platform/i18n/use-texts.ts'
import { QuantityList } from '#platform/ui/form/inputs/quantity-list.tsx'
import type { Pieces } from '../contract-fulfilment.ts'
import type { OrderLine } from '../contract-orders.ts'
import { useVariantName } from '../use-variant-name.ts'

/** The numbers of pieces as typed, by product. */
export type PiecesInput = Readonly<Record<number, string>>

export const toPiecesInput = (pieces: readonly Pieces[]): PiecesInput =>
  Object.fromEntries(pieces.map(({ id, qty }) => [id, String(qty)]))

/** The typed pieces; undefined if a number is none, or more than is available. */
export function parsePieces(input: PiecesInput, available: readonly Pieces[]): Pieces[] | undefined {
  const pieces = available.map(({ id, qty }) => ({ id, qty: Number(input[id] ?? 0), most: qty }))
  if (pieces.some(({ qty, most }) => !Number.isInteger(qty) || qty < 0 || qty > most)) return undefined
  return pieces.filter(({ qty }) => qty > 0).map(({ id, qty }) => ({ id, qty }))
}

interface PiecesFieldsProps {
  lines: readonly OrderLine[]
  available: readonly Pieces[]
  input: PiecesInput
  onChange: (input: PiecesInput) => void
}

/** A number of pieces for each line of an order. */
export function PiecesFields({ lines, available, input, onChange }: PiecesFieldsProps) {
  const t = useTexts('shop')
  const { getVariantName } = useVariantName()
  return (
    <QuantityList
      label={t('orders.lines')}
      lines={lines.map((line) => {
        const max = available.find(({ id }) => id === line.id)?.qty ?? 0
        return {
          key: line.id,
          name: getVariantName(line),
          note: t('orders.piecesLeft', { count: max }),
          fieldLabel: t('orders.piecesOf', { name: getVariantName(line) }),
          value: input[line.id] ?? '0',
          max,
        }
      })}
      onChange={(key, value) => onChange({ ...input, [key]: value })}
    />
  )
}
