import { getField } from '#platform/fields/fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxHtmlLength } from '#platform/request-limits.ts'
import { fields } from '../contract-product.ts'

const numberFields = ['price', 'discount', 'qty'] as const
const textFields = ['title', 'sku', 'size'] as const

/** Messages for invalid fields of the product and of its variants. */
export function useProductErrorTexts() {
  const t = useTexts('shop')
  const getTooLongText = (most: number | undefined) => t('form.errors.tooLong', { most })
  const fieldTexts = Object.fromEntries([
    ...numberFields.map((name) => [`${name}.*`, t(`table.faults.${name}`)]),
    ...textFields.map((name) => [`${name}.tooLong`, getTooLongText(getField(fields[name]).maxLength)]),
    // Found only by the server.
    ['sku.invalid', t('form.errors.skuTaken')],
    ['size.invalid', t('form.errors.sameChoice')],
    ['color.invalid', t('form.errors.sameChoice')],
  ])
  const variantTexts = Object.fromEntries(Object.entries(fieldTexts).map(([name, text]) => [`variants.${name}`, text]))
  return {
    ...fieldTexts,
    ...variantTexts,
    'description.tooLong': getTooLongText(maxHtmlLength),
    'description.*': t('form.errors.invalid'),
    required: t('form.errors.required'),
    chooseOne: t('form.errors.chooseOne'),
    invalid: t('form.errors.invalid'),
  }
}
