import { fieldOf } from '#platform/fields/fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxHtmlLength } from '#platform/request-limits.ts'
import { fields } from '../contract-product.ts'

const ofFigures = ['price', 'discount', 'qty'] as const
const ofTexts = ['title', 'sku', 'size'] as const

/** Messages for invalid fields of the product and of its variants. */
export function useProductErrorTexts() {
  const t = useTexts('shop')
  const tooLong = (most: number | undefined) => t('form.errors.tooLong', { most })
  const own = Object.fromEntries([
    ...ofFigures.map((name) => [`${name}.*`, t(`table.faults.${name}`)]),
    ...ofTexts.map((name) => [`${name}.tooLong`, tooLong(fieldOf(fields[name]).most)]),
    // Found only by the server.
    ['sku.invalid', t('form.errors.skuTaken')],
    ['size.invalid', t('form.errors.sameChoice')],
    ['color.invalid', t('form.errors.sameChoice')],
  ])
  const ofVariants = Object.fromEntries(Object.entries(own).map(([name, words]) => [`variants.${name}`, words]))
  return {
    ...own,
    ...ofVariants,
    'description.tooLong': tooLong(maxHtmlLength),
    'description.*': t('form.errors.invalid'),
    required: t('form.errors.required'),
    chooseOne: t('form.errors.chooseOne'),
    invalid: t('form.errors.invalid'),
  }
}
