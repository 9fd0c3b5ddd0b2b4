import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Facets } from '../contract.ts'
import { categories, colors, genders, PriceBand, priceBands } from '../contract-fields.ts'
import type { ProductsView, ViewChanges } from './products-view.ts'

interface FilterChoice {
  key: string
  label: string
  /** How many products it would show; nothing before that is known. */
  count: number | undefined
  isChosen: boolean
  /** A colour to be seen beside its name. */
  swatch?: string
  /** The view with it, or without it where it is chosen. */
  next: ViewChanges
}

export interface FilterGroup {
  key: 'category' | 'gender' | 'price' | 'rating' | 'color' | 'main'
  label: string
  /** Only one of these at a time. */
  isSingle: boolean
  choices: FilterChoice[]
}

const toggled = <One>(list: readonly One[] = [], one: One) => {
  const next = list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
  return next.length > 0 ? next : undefined
}

const stars = [4, 3, 2] as const

/** What the list can be narrowed by, each choice with what it would show beside the others. */
export function useFilterGroups(view: ProductsView, facets: Facets | undefined): FilterGroup[] {
  const t = useTexts('shop')
  const format = useFormats()
  const band = (key: keyof typeof priceBands) => {
    const [from, to] = priceBands[key]
    const money = (amount: number) => format.money(amount * 100).replace(/[.,]00(?=\D*$)/, '')
    return to === null
      ? t('table.from', { price: money(from) })
      : t('table.between', { from: money(from), to: money(to) })
  }
  return [
    {
      key: 'category',
      label: t('product.category'),
      isSingle: false,
      choices: categories.map((key) => ({
        key,
        label: t(`product.categories.${key}`),
        count: facets?.category[key],
        isChosen: view.category?.includes(key) ?? false,
        next: { category: toggled(view.category, key) },
      })),
    },
    {
      key: 'gender',
      label: t('product.gender'),
      isSingle: false,
      choices: genders.map((key) => ({
        key,
        label: t(`product.genders.${key}`),
        count: facets?.gender[key],
        isChosen: view.gender?.includes(key) ?? false,
        next: { gender: toggled(view.gender, key) },
      })),
    },
    {
      key: 'price',
      label: t('product.salesPrice'),
      isSingle: false,
      choices: PriceBand.options.map((key) => ({
        key,
        label: band(key),
        count: facets?.price[key],
        isChosen: view.price?.includes(key) ?? false,
        next: { price: toggled(view.price, key) },
      })),
    },
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
    {
      key: 'color',
      label: t('product.colors'),
      isSingle: false,
      choices: colors.map((key) => ({
        key,
        label: t(`product.colorNames.${key}`),
        count: facets?.color[key],
        isChosen: view.color?.includes(key) ?? false,
        swatch: key,
        next: { color: toggled(view.color, key) },
      })),
    },
    {
      key: 'main',
      label: t('table.kind'),
      isSingle: true,
      choices: [
        {
          key: 'true',
          label: t('table.mainOnly'),
          count: undefined,
          isChosen: view.main === true,
          next: { main: view.main ? undefined : true },
        },
      ],
    },
  ]
}
