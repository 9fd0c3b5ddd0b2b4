import { IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/url-state/toggled.ts'
import styles from './store-screen.module.css'
import { isFiltered, type StoreView, type ViewChanges } from './store-view.ts'
import { usePriceRangeName } from './use-price-range-name.ts'
import { useStoreView } from './use-store-view.ts'

/** The active filters, each with a button to remove it. */
export function ChosenFilters() {
  const t = useTexts('shop')
  const rangeName = usePriceRangeName()
  const { view, toggle, clear } = useStoreView()
  if (!isFiltered(view)) return null
  const { category = [], gender = [], price = [], color = [], rating, inStock } = view
  const chosen: { label: string; getChanges: (now: StoreView) => ViewChanges }[] = [
    ...category.map((one) => ({
      label: t(`product.categories.${one}`),
      getChanges: (now: StoreView) => ({ category: toggled(now.category, one) }),
    })),
    ...gender.map((one) => ({
      label: t(`product.genders.${one}`),
      getChanges: (now: StoreView) => ({ gender: toggled(now.gender, one) }),
    })),
    ...price.map((one) => ({
      label: rangeName(one),
      getChanges: (now: StoreView) => ({ price: toggled(now.price, one) }),
    })),
    ...color.map((one) => ({
      label: t(`product.colorNames.${one}`),
      getChanges: (now: StoreView) => ({ color: toggled(now.color, one) }),
    })),
    ...(rating ? [{ label: t('store.starsUp', { count: rating }), getChanges: () => ({ rating: undefined }) }] : []),
    ...(inStock ? [{ label: t('store.onlyStock'), getChanges: () => ({ inStock: undefined }) }] : []),
  ]
  return (
    <ul className="row wrap gap-2" aria-label={t('store.chosen')}>
      {chosen.map(({ label, getChanges }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.without}
            aria-label={t('store.without', { filter: label })}
            onClick={() => toggle(getChanges)}
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
