import { Button, Switch } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/url-state/toggled.ts'
import type { Facets } from '../contract.ts'
import { categories, genders, PriceRange } from '../contract-fields.ts'
import { ColorFilter } from './color-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { RatingFilter } from './rating-filter.tsx'
import { isFiltered, usualSort } from './store-view.ts'
import { usePriceRangeName } from './use-price-range-name.ts'
import { useStoreView } from './use-store-view.ts'

/** All filters, each choice with the number of matching products. */
export function FilterPanel({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('shop')
  const rangeName = usePriceRangeName()
  const { view, choose, toggle, clear } = useStoreView()
  return (
    <div className="grid gap-5">
      <FilterGroup
        title={t('product.category')}
        values={categories}
        chosen={view.category}
        getLabel={(category) => t(`product.categories.${category}`)}
        counts={facets?.category}
        isLeast={facets?.isLeast}
        onToggle={(one) => toggle((now) => ({ category: toggled(now.category, one) }))}
      />
      <FilterGroup
        title={t('product.gender')}
        values={genders}
        chosen={view.gender}
        getLabel={(gender) => t(`product.genders.${gender}`)}
        counts={facets?.gender}
        isLeast={facets?.isLeast}
        onToggle={(one) => toggle((now) => ({ gender: toggled(now.gender, one) }))}
      />
      <FilterGroup
        title={t('product.price')}
        values={PriceRange.options}
        chosen={view.price}
        getLabel={rangeName}
        counts={facets?.price}
        isLeast={facets?.isLeast}
        onToggle={(one) => toggle((now) => ({ price: toggled(now.price, one) }))}
      />
      <ColorFilter
        chosen={view.color}
        counts={facets?.color}
        onToggle={(one) => toggle((now) => ({ color: toggled(now.color, one) }))}
      />
      <RatingFilter
        chosen={view.rating}
        counts={facets?.rating}
        isLeast={facets?.isLeast}
        onChoose={(rating) => choose({ rating })}
      />
      <StockFilter facets={facets} />
      <Button
        fullWidth
        variant="outlined"
        color="secondary"
        disabled={!isFiltered(view) && (view.sortBy ?? usualSort) === usualSort}
        onClick={clear}
      >
        {t('store.clear')}
      </Button>
    </div>
  )
}

function StockFilter({ facets }: { facets: Facets | undefined }) {
  const { view, choose } = useStoreView()
  const t = useTexts('shop')
  const format = useFormats()
  return (
    <label className={styles.switch}>
      <span className={styles.name}>{t('store.onlyStock')}</span>
      <span className="text-quiet text-13 tabular">
        {facets && format.countInFacet(facets.stock.true, facets.isLeast)}
      </span>
      <Switch checked={view.inStock ?? false} onChange={(_, on) => choose({ inStock: on || undefined })} />
    </label>
  )
}
