import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { categories as all } from '../contract-fields.ts'
import type { Figures } from '../contract-figures.ts'
import styles from './lists.module.css'

/** Revenue per category as bars; the longest fills the card. */
export function CategoryShares({ categories }: { categories: Figures['categories'] | undefined }) {
  const t = useTexts('shop')
  const format = useFormats()
  const most = Math.max(...(categories ?? []).map(({ revenue }) => revenue))
  return (
    <Card className={styles.third} title={t('figures.categories')}>
      {categories?.length === 0 && <EmptyState small as="p" title={t('figures.nothingSold')} />}
      <ul className="grid gap-5">
        {!categories &&
          all.map((category) => (
            <li key={category} className="grid gap-1">
              <Skeleton height="2.6em" />
            </li>
          ))}
        {categories?.map(({ category, pieces, revenue }) => (
          <li key={category} className="grid gap-1">
            <span className="flex justify-between gap-4 medium">
              <span>{t(`product.categories.${category}`)}</span>
              <span className="semibold tabular">{format.money(toCents(revenue))}</span>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.fill} style={{ inlineSize: `${(revenue / most) * 100}%` }} />
            </span>
            <span className="truncate text-quiet text-12">{t('figures.pieces', { count: pieces })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
