import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import type { OrderLine } from '../contract-orders.ts'
import { useVariantName } from '../use-variant-name.ts'
import styles from './pieces-fields.module.css'

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
  const { nameOf } = useVariantName()
  return (
    <ul className="grid gap-3" aria-label={t('orders.lines')}>
      {lines.map((line) => {
        const most = available.find(({ id }) => id === line.id)?.qty ?? 0
        const value = input[line.id] ?? '0'
        return (
          <li key={line.id} className={styles.line}>
            <span className="flex-1 min-inline-0">
              <bdi>{nameOf(line)}</bdi>{' '}
              <span className="text-quiet text-13 tabular">{t('orders.piecesLeft', { count: most })}</span>
            </span>
            <TextField
              className={styles.qty ?? ''}
              size="small"
              type="number"
              disabled={most === 0}
              error={Number(value) > most || Number(value) < 0}
              value={value}
              slotProps={{
                htmlInput: { min: 0, max: most, 'aria-label': t('orders.piecesOf', { name: nameOf(line) }) },
              }}
              onChange={({ target }) => onChange({ ...input, [line.id]: target.value })}
            />
          </li>
        )
      })}
    </ul>
  )
}
