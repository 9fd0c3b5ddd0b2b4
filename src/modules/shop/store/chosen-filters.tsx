import { IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './store-screen.module.css'
import { isFiltered, type ViewChanges } from './store-view.ts'
import { useBandName } from './use-band-name.ts'
import { useStoreView } from './use-store-view.ts'

/** What narrows the list, each with the way out of it. */
export function ChosenFilters() {
  const t = useTexts('shop')
  const bandName = useBandName()
  const { view, choose, clear } = useStoreView()
  if (!isFiltered(view)) return null
  const without = <Value,>(values: readonly Value[], value: Value) => values.filter((one) => one !== value)
  const { category = [], gender = [], price = [], color = [], rating, inStock } = view
  const chosen: { label: string; changes: ViewChanges }[] = [
    ...category.map((one) => ({
      label: t(`product.categories.${one}`),
      changes: { category: without(category, one) },
    })),
    ...gender.map((one) => ({ label: t(`product.genders.${one}`), changes: { gender: without(gender, one) } })),
    ...price.map((one) => ({ label: bandName(one), changes: { price: without(price, one) } })),
    ...color.map((one) => ({ label: t(`product.colorNames.${one}`), changes: { color: without(color, one) } })),
    ...(rating ? [{ label: t('store.starsUp', { count: rating }), changes: { rating: undefined } }] : []),
    ...(inStock ? [{ label: t('store.onlyStock'), changes: { inStock: undefined } }] : []),
  ]
  return (
    <ul className={styles.chosen} aria-label={t('store.chosen')}>
      {chosen.map(({ label, changes }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.without}
            aria-label={t('store.without', { filter: label })}
            onClick={() => choose(changes)}
          >
            {label}
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button size="small" onClick={clear}>
          {t('store.clear')}
        </Button>
      </li>
    </ul>
  )
}
