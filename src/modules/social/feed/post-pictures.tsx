import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Picture as PostPicture } from '../contract-posts.ts'
import { pictureSource } from '../picture/picture-source.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './post-pictures.module.css'

const Lightbox = lazy(async () => ({ default: (await import('#platform/ui/lightbox/lightbox.tsx')).Lightbox }))

const maxShown = 5

/** The pictures of a post, which open the lightbox; the first five, and the number of others. */
export function PostPictures({ images }: { images: readonly PostPicture[] }) {
  const t = useTexts('social')
  const [opened, open] = useState<number>()
  if (images.length === 0) return null
  const visiblePictures = images.slice(0, maxShown)
  const getAltText = ({ title }: PostPicture, index: number) => title || t('post.picture', { number: index + 1 })
  return (
    <>
      <ul className={styles.grid} data-count={visiblePictures.length}>
        {visiblePictures.map((image, index) => (
          <li key={image.id} className={styles.cell}>
            <button
              type="button"
              className={styles.button}
              aria-label={
                image.title
                  ? t('post.openPicture', { number: index + 1, alt: image.title })
                  : t('post.openPictureOnly', { number: index + 1 })
              }
              aria-haspopup="dialog"
              onClick={() => open(index)}
            >
              <Picture className={styles.picture} path={image.img} alt="" />
              {index === maxShown - 1 && images.length > maxShown && (
                <span className={styles.rest} data-mode="dark">
                  {t('post.morePictures', { count: images.length - maxShown })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== undefined && (
          <Lightbox
            pictures={images.map((image, index) => ({
              key: image.img,
              alt: getAltText(image, index),
              ...pictureSource(image.img),
            }))}
            at={opened}
            onMove={open}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
