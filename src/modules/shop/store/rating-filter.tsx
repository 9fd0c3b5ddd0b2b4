import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Radio } from '@mui/material'
import { useId } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Facets } from '../contract.ts'
import styles from './filter-panel.module.css'

const levels = ['4', '3', '2'] as const
const all = [1, 2, 3, 4, 5]

interface RatingFilterProps {
  chosen: number | undefined
  counts: Facets['rating'] | undefined
  isLeast: boolean | undefined
  onChoose: (rating: number | undefined) => void
}

/** A minimum number of stars, or any. */
export function RatingFilter({ chosen, counts, isLeast, onChoose }: RatingFilterProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const name = useId()
  return (
    <fieldset className="min-inline-0">
      <legend className={styles.legend}>{t('product.rating')}</legend>
      <label className={styles.choice}>
        <Radio name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        <span className={styles.name}>{t('store.anyRating')}</span>
      </label>
      {levels.map((level) => (
        <label key={level} className={styles.choice}>
          <Radio name={name} checked={chosen === Number(level)} onChange={() => onChoose(Number(level))} />
          <span className={styles.name}>
            <span className="visually-hidden">{t('store.starsUp', { count: Number(level) })}</span>
            <span className={styles.stars} aria-hidden>
              {all.map((star) =>
                star <= Number(level) ? <IconStarFilled key={star} size={14} /> : <IconStar key={star} size={14} />,
              )}
            </span>
            <span aria-hidden>{t('store.andUp')}</span>
          </span>
          <span className="text-quiet text-13 tabular">{counts && format.countInFacet(counts[level], isLeast)}</span>
        </label>
      ))}
    </fieldset>
  )
}
