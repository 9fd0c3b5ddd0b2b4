import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from './contract.ts'

type Choice = Pick<Product, 'color' | 'size'>

/** Names of a variant's choices and of the variant, in the interface language. */
export function useVariantName() {
  const t = useTexts('shop')
  const getChoiceName = ({ color, size }: Choice) =>
    [color && t(`product.colorNames.${color}`), size].filter(Boolean).join(' · ')
  return {
    /** "Blue · M"; empty if there is no choice. */
    getChoiceName,
    /** "Linen overshirt · Blue · M" */
    getVariantName: ({ title, ...choice }: Choice & Pick<Product, 'title'>) =>
      [title, getChoiceName(choice)].filter(Boolean).join(' · '),
  }
}
