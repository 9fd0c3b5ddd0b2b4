import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import styles from './product-photo.module.css'

// A static demo has no URL for uploads. On a server the browser requests them early, lazily, and keeps them.
const Uploaded = import.meta.env.MODE === 'demo' ? lazy(() => import('./uploaded-photo.tsx')) : undefined
const uploaded = /\/ProductsData\/(\d+)\/pictures\/([\w-]+)$/

interface ProductPhotoProps {
  /** The product's value. */
  photo: string
  /** Width and height, in pixels. */
  size: number
  className?: string | undefined
}

/** A product's first picture, square and decorative, for use beside the title. */
export function ProductPhoto({ photo, size, className }: ProductPhotoProps) {
  const [, id, file] = uploaded.exec(photo) ?? []
  return (
    <span className={className ? `${styles.photo} ${className}` : styles.photo} style={{ inlineSize: size }}>
      {Uploaded && id && file && (
        <Suspense>
          <Uploaded id={Number(id)} file={file} size={size} />
        </Suspense>
      )}
      {photo && !(Uploaded && file) && (
        <img
          className={styles.picture}
          src={asset(photo)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      )}
      {!photo && <IconPhoto size={Math.min(size / 2, 48)} aria-hidden />}
    </span>
  )
}
