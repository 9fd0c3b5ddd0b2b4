import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { type FormDraft, type FormValues, type LineValues, typedTotals } from './form-values.ts'
import { LineField } from './line-field.tsx'
import styles from './lines-card.module.css'

interface LineRowProps {
  at: number
  errors: FieldErrors<LineValues> | undefined
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>
  onRemove: () => void
}

/** One line, with what it comes to as it is typed. */
export function LineRow({ at, errors, handle, onRemove }: LineRowProps) {
  const t = useTexts('invoices')
  const format = useFormats()
  const { register } = useFormContext<FormValues, unknown, FormDraft>()
  const line = useWatch<FormValues, `orders.${number}`>({ name: `orders.${at}` })
  const [total = 0] = typedTotals({ orders: [line], discount: '', discountKind: 'percent', vatRate: '' }).lineTotals
  const name = line.itemName || t('lines.line', { place: at + 1 })
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
        spoken={t('lines.fieldOf', { field: t('fields.itemName'), place: at + 1 })}
        error={errors?.itemName?.message}
        className={styles.name}
        dir="auto"
        {...register(`orders.${at}.itemName`)}
      />
      {(['unitPrice', 'units', 'discount'] as const).map((field) => (
        <LineField
          key={field}
          isNumber
          label={field === 'discount' ? t('lines.discount') : t(`fields.${field}`)}
          spoken={t('lines.fieldOf', {
            field: field === 'discount' ? t('lines.discount') : t(`fields.${field}`),
            place: at + 1,
          })}
          error={errors?.[field]?.message}
          placeholder={field === 'unitPrice' ? '0.00' : field === 'discount' ? '0' : undefined}
          {...register(`orders.${at}.${field}`)}
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
