import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from './contract.ts'

type Choice = Pick<Product, 'color' | 'size'>

/** What is chosen with a variant, in the reader's language, and what the variant is called by it. */
export function useVariantName() {
  const t = useTexts('shop')
  const choiceOf = ({ color, size }: Choice) =>
    [color && t(`product.colorNames.${color}`), size].filter(Boolean).join(' · ')
  return {
    /** "Blue · M"; empty where there is nothing to choose. */
    choiceOf,
    /** "Linen overshirt · Blue · M" */
    nameOf: ({ title, ...choice }: Choice & Pick<Product, 'title'>) =>
      [title, choiceOf(choice)].filter(Boolean).join(' · '),
  }
}
