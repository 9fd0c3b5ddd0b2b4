import { useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { flushSync } from 'react-dom'
import { pick } from '#platform/fields/described-values.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxVariants } from '../contract-fields.ts'
import { variantFieldNames } from '../contract-product.ts'
import { useVariantName } from '../use-variant-name.ts'
import { createVariantSku } from '../variant-sku.ts'
import { AddCombinations } from './add-combinations.tsx'
import type { Combination } from './combinations.ts'
import type { FormValues } from './form-values.ts'
import { useCanAddVariants } from './use-can-set-field.ts'
import styles from './variant-card.module.css'
import { VariantTable } from './variant-table.tsx'

/** The combinations of colours and sizes of a product, each a row with its own price, stock and article number. */
export function VariantEditor() {
  const t = useTexts('shop')
  const { control, getValues, setValue, setFocus } = useFormContext<FormValues>()
  const { getChoiceName } = useVariantName()
  const { errors } = useFormState<FormValues>()
  const { fields, append, remove } = useFieldArray<FormValues, 'variants'>({ control, name: 'variants' })
  const [color, size] = useWatch<FormValues, ['color', 'size']>({ name: ['color', 'size'] })
  const [announcement, announce] = useState('')
  const main: Combination = { color, size }
  const canAddVariants = useCanAddVariants()
  const isPlain = color === null && size === ''

  const add = (combinations: readonly Combination[]) => {
    const [first, ...rest] = combinations
    // The product itself becomes the first combination.
    const others = isPlain && fields.length === 0 ? rest : combinations
    if (others !== combinations && first) {
      setValue('color', first.color, { shouldDirty: true })
      setValue('size', first.size, { shouldDirty: true })
    }
    const template = pick(getValues(), variantFieldNames)
    const rows = others.map((one) => ({
      ...template,
      ...one,
      rowId: null,
      qty: '0',
      sku: createVariantSku(template.sku, one),
    }))
    append(rows, { shouldFocus: false })
    announce(t('form.variants.added', { count: combinations.length }))
  }

  const drop = (index: number, container: HTMLElement | null) => {
    const row = fields[index]
    if (!row) return
    flushSync(() => remove(index))
    announce(t('form.variants.removed', { choice: getChoiceName(row) }))
    const buttons = [...(container?.querySelectorAll<HTMLElement>('button[data-kind="remove"]') ?? [])]
    const next = buttons[index] ?? buttons.at(-1)
    if (next) next.focus()
    else setFocus('qty')
  }

  const fillSkus = () => {
    const { sku, variants } = getValues()
    for (const [index, row] of variants.entries())
      if (!row.sku.trim())
        setValue(`variants.${index}.sku`, createVariantSku(sku, row), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <div className={styles.card}>
      {fields.length === 0 && <p className="reading text-quiet">{t('form.variants.lead')}</p>}
      {canAddVariants && <AddCombinations rows={isPlain ? fields : [main, ...fields]} onAdd={add} />}
      {errors.variants?.root && <p className="text-error text-13">{t('form.errors.tooMany', { most: maxVariants })}</p>}
      {fields.length > 0 && <VariantTable rows={fields} main={main} onRemove={drop} onFillSkus={fillSkus} />}
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  )
}
