import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { maxPictures } from '../contract-fields.ts'
import styles from './picture-card.module.css'
import { useCanSetField } from './use-can-set-field.ts'
import type { Pictures } from './use-pictures.ts'

const PictureGrid = lazy(async () => ({ default: (await import('./picture-grid.tsx')).PictureGrid }))

interface PictureCardProps {
  /** The product's id; undefined for a new one. */
  productId: number | undefined
  pictures: Pictures
}

/** The pictures of a product. The sorting library loads after the form, into a placeholder of the same height. */
export function PictureCard({ productId, pictures }: PictureCardProps) {
  const t = useTexts('shop')
  const canSet = useCanSetField()
  const { length } = pictures.list
  const tiles = length === 0 && pictures.originalPhoto ? 1 : length
  return (
    <Card
      title={t('form.pictures.title')}
      aside={
        <span className="text-quiet text-13 tabular">
          {t('form.pictures.count', { count: length, most: maxPictures })}
        </span>
      }
    >
      <ErrorBoundary>
        <Suspense fallback={<Waiting tiles={tiles} />}>
          <fieldset className={styles.fieldset} disabled={!canSet('pictures')}>
            <PictureGrid productId={productId} pictures={pictures} />
          </fieldset>
        </Suspense>
      </ErrorBoundary>
    </Card>
  )
}

const Waiting = ({ tiles }: { tiles: number }) => (
  <div aria-busy>
    <div className={styles.grid}>
      {Array.from({ length: tiles }, (_, index) => (
        <Skeleton key={index} className={styles.tile} />
      ))}
    </div>
    <div className={styles.add}>
      <Skeleton width={140} height={16} />
    </div>
  </div>
)
