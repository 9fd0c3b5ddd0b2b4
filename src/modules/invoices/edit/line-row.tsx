import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { type FormValues, calculateFormTotals } from './form-values.ts'
import { LineField } from './line-field.tsx'
import styles from './lines-card.module.css'

interface LineRowProps {
  at: number
  currency: string
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>
  onRemove: () => void
}

const figures = ['unitPrice', 'units', 'discount', 'vatRate'] as const

/** The inputs of a line, and its total. */
export function LineRow({ at, currency, handle, onRemove }: LineRowProps) {
  const t = useTexts('invoices')
  const format = useFormats(currency)
  const line = useWatch<FormValues, `orders.${number}`>({ name: `orders.${at}` })
  const usualRate = useWatch<FormValues, 'vatRate'>({ name: 'vatRate' })
  const [total = 0] = calculateFormTotals({
    orders: [line],
    discount: '',
    discountKind: 'percent',
    vatRate: '',
  }).lineTotals
  const labels = {
    unitPrice: t('fields.unitPrice'),
    units: t('fields.units'),
    discount: t('lines.discount'),
    vatRate: t('lines.vat'),
  }
  const placeholders = { unitPrice: '0.00', units: undefined, discount: '0', vatRate: usualRate }
  const name = line.itemName || t('lines.line', { position: at + 1 })
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('lines.move', { name })}
        title={t('lines.moveHint')}
        {...handle}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <LineField
        label={t('fields.itemName')}
        ariaLabel={t('lines.fieldOf', { field: t('fields.itemName'), position: at + 1 })}
        className={styles.name}
        name={`orders.${at}.itemName`}
      />
      {figures.map((field) => (
        <LineField
          key={field}
          isNumber
          className={styles[field]}
          label={labels[field]}
          ariaLabel={t('lines.fieldOf', { field: labels[field], position: at + 1 })}
          placeholder={placeholders[field]}
          name={`orders.${at}.${field}`}
        />
      ))}
      <p className={styles.total}>
        <span className={styles.narrowLabel}>{t('fields.unitTotalPrice')}</span>
        <output>{format.money(total)}</output>
      </p>
      <span className={styles.remove}>
        <IconAction label={t('lines.remove', { name })} icon={<IconX size={18} aria-hidden />} onClick={onRemove} />
      </span>
    </>
  )
}
