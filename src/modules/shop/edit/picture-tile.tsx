import { useDraggable, useDroppable } from '@dnd-kit/core'
import { IconArrowLeft, IconArrowRight, IconRefresh } from '@tabler/icons-react'
import { LinearProgress } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { mayRetry, toUploadError, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { PictureImage } from './picture-image.tsx'
import styles from './pictures.module.css'
import type { Picture } from './pictures.ts'
import { RemoveButton } from './remove-button.tsx'

interface PictureTileProps {
  picture: Picture
  productId: number | undefined
  /** From 1. */
  position: number
  count: number
  isDragged: boolean
  onStep: (by: -1 | 1) => void
  onRemove: () => void
  onRetry: () => void
}

/** A picture with its upload progress and actions. */
export function PictureTile(props: PictureTileProps) {
  const { picture, productId, position, count, isDragged, onStep, onRemove, onRetry } = props
  const t = useTexts('shop')
  const { key, name, state, progress } = picture
  const error = state === 'failed' ? toUploadError(picture.error) : undefined
  const errorText = useUploadErrorText()
  const { setNodeRef: setDrop } = useDroppable({ id: key })
  const { setNodeRef: setDrag, listeners } = useDraggable({ id: key, disabled: count < 2 })
  return (
    <li ref={setDrop} className={styles.tile} data-picture={key} data-dragged={isDragged}>
      <div ref={setDrag} {...listeners} className={styles.handle} data-movable={count > 1}>
        <PictureImage picture={picture} productId={productId} />
        {position === 1 && <span className={styles.main}>{t('form.pictures.main')}</span>}
        {error && (
          <p className={styles.failed} role="alert">
            {errorText(error)}
          </p>
        )}
        {state === 'sending' && (
          <LinearProgress
            className={styles.progress}
            variant="determinate"
            value={progress * 100}
            aria-label={t('form.pictures.sending', { name })}
          />
        )}
      </div>
      <div className="flex justify-between border-above">
        <span className={styles.arrow}>
          <IconAction
            label={t('form.pictures.earlier', { position })}
            icon={<IconArrowLeft size={18} aria-hidden />}
            kind="earlier"
            isDisabled={position === 1}
            onClick={() => onStep(-1)}
          />
        </span>
        <span className={styles.arrow}>
          <IconAction
            label={t('form.pictures.later', { position })}
            icon={<IconArrowRight size={18} aria-hidden />}
            kind="later"
            isDisabled={position === count}
            onClick={() => onStep(1)}
          />
        </span>
        {error && mayRetry(error) && (
          <IconAction
            label={t('form.pictures.retry', { position })}
            icon={<IconRefresh size={18} aria-hidden />}
            onClick={onRetry}
          />
        )}
        <RemoveButton label={t('form.pictures.remove', { position })} onClick={onRemove} />
      </div>
    </li>
  )
}
