import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { shop } from '../contract.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import styles from './gallery.module.css'

const getPhotos = ({ id, photo, pictures }: Product) =>
  pictures.length > 0 ? pictures.map((file) => `${shop.base}/ProductsData/${id}/pictures/${file.id}`) : [photo]

interface GalleryProps {
  product: Product
  /** The row whose pictures are shown: the main product for a variant without any. */
  pictured: Product
}

/** The selected picture, and below it all of them to choose from. */
export function Gallery({ product, pictured }: GalleryProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const photos = getPhotos(pictured)
  const [chosenIndex, choose] = useState(0)
  const shownIndex = Math.min(chosenIndex, photos.length - 1)
  return (
    <div className="grid one-column content-start gap-3 min-inline-0">
      <div className="relative">
        <ProductPhoto photo={photos[shownIndex] ?? ''} size={640} />
        {product.discount > 0 && (
          <span className={styles.off}>{t('store.off', { percent: format.percent(product.discount / 100) })}</span>
        )}
      </div>
      {photos.length > 1 && (
        <ul className="flex wrap gap-2" aria-label={t('store.pictures')}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                className={styles.choice}
                aria-label={t('store.picture', { number: format.number(index + 1) })}
                aria-pressed={index === shownIndex}
                onClick={() => choose(index)}
              >
                <ProductPhoto photo={photo} size={64} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
