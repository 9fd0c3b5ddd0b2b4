import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/url-state/toggled.ts'
import type { Facets } from '../contract.ts'
import { categories, colors, genders, PriceRange, priceRanges } from '../contract-fields.ts'
import type { ProductsView, ViewChanges } from './products-view.ts'

interface FilterChoice {
  key: string
  label: string
  /** The number of matching products; undefined until loaded. */
  count: number | undefined
  isChosen: boolean
  /** A colour shown beside its name. */
  swatch?: string
  /** The view with the choice, or without it if it is chosen. */
  next: ViewChanges
}

export interface FilterGroup {
  key: 'category' | 'gender' | 'price' | 'rating' | 'color' | 'main'
  label: string
  /** Only one choice at a time. */
  isSingle: boolean
  choices: FilterChoice[]
}

const stars = [4, 3, 2] as const

/** A group with multiple choice. */
const multipleChoiceGroup = <Value extends string>(
  key: 'category' | 'gender' | 'price' | 'color',
  label: string,
  values: readonly Value[],
  toChoice: (value: Value) => Omit<FilterChoice, 'key'>,
): FilterGroup => ({
  key,
  label,
  isSingle: false,
  choices: values.map((value) => ({ key: value, ...toChoice(value) })),
})

/** The name of a range of prices, without cents. */
function usePriceRangeLabel() {
  const t = useTexts('shop')
  const format = useFormats()
  return (key: keyof typeof priceRanges) => {
    const [from, to] = priceRanges[key]
    const money = (amount: number) => format.money(amount * 100).replace(/[.,]00(?=\D*$)/, '')
    return to === null
      ? t('table.from', { price: money(from) })
      : t('table.between', { from: money(from), to: money(to) })
  }
}

/** The filters of the list, each choice with the number of matching products. */
export function useFilterGroups(view: ProductsView, facets: Facets | undefined): FilterGroup[] {
  const t = useTexts('shop')
  const rangeLabel = usePriceRangeLabel()
  return [
    multipleChoiceGroup('category', t('product.category'), categories, (one) => ({
      label: t(`product.categories.${one}`),
      count: facets?.category[one],
      isChosen: view.category?.includes(one) ?? false,
      next: { category: toggled(view.category, one) },
    })),
    multipleChoiceGroup('gender', t('product.gender'), genders, (one) => ({
      label: t(`product.genders.${one}`),
      count: facets?.gender[one],
      isChosen: view.gender?.includes(one) ?? false,
      next: { gender: toggled(view.gender, one) },
    })),
    multipleChoiceGroup('price', t('product.salesPrice'), PriceRange.options, (one) => ({
      label: rangeLabel(one),
      count: facets?.price[one],
      isChosen: view.price?.includes(one) ?? false,
      next: { price: toggled(view.price, one) },
    })),
    {
      key: 'rating',
      label: t('product.rating'),
      isSingle: true,
      choices: stars.map((least) => ({
        key: String(least),
        label: t('table.andUp', { count: least }),
        count: facets?.rating[`${least}`],
        isChosen: view.rating === least,
        next: { rating: view.rating === least ? undefined : least },
      })),
    },
    multipleChoiceGroup('color', t('product.colors'), colors, (one) => ({
      label: t(`product.colorNames.${one}`),
      count: facets?.color[one],
      isChosen: view.color?.includes(one) ?? false,
      swatch: one,
      next: { color: toggled(view.color, one) },
    })),
    {
      key: 'main',
      label: t('table.kind'),
      isSingle: true,
      choices: [mainOnly(view, t('table.mainOnly'))],
    },
  ]
}

const mainOnly = ({ main }: ProductsView, label: string): FilterChoice => ({
  key: 'true',
  label,
  count: undefined,
  isChosen: main === true,
  next: { main: main ? undefined : true },
})
