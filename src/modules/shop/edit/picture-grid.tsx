import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { type RefObject, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { noAnnouncements, useDragSensors } from '#platform/ui/reorder/drag-and-drop.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { maxPictures } from '../contract-fields.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { PictureImage } from './picture-image.tsx'
import { PictureTile } from './picture-tile.tsx'
import { RemoveButton } from './remove-button.tsx'
import frame from './picture-card.module.css'
import styles from './pictures.module.css'
import { usePictureOrder } from './use-picture-order.ts'
import type { Picture } from './pictures.ts'
import type { Pictures } from './use-pictures.ts'

interface PictureGridProps {
  /** The product's id; undefined for a new one. */
  productId: number | undefined
  pictures: Pictures
}

/** The pictures of a product, sorted by dragging or with buttons. The first one represents the product. */
export function PictureGrid({ productId, pictures }: PictureGridProps) {
  const t = useTexts('shop')
  const { list, originalPhoto } = pictures
  const id = useId()
  const [dragged, setDragged] = useState<string>()
  const { announcement, add, step, remove, listRef, addRef } = usePictureOrder(pictures)
  const sensors = useDragSensors()
  const draggedPicture = list.find(({ key }) => key === dragged)

  return (
    <>
      <DropArea onFiles={add} label={t('form.pictures.drop')} isDisabled={list.length >= maxPictures}>
        <DndContext
          // The library's generated id differs between server and browser.
          id={id}
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={noAnnouncements}
          onDragStart={({ active }) => setDragged(String(active.id))}
          onDragOver={({ active, over }) => {
            const to = list.findIndex(({ key }) => key === over?.id)
            if (to >= 0 && over?.id !== active.id) pictures.move(String(active.id), to)
          }}
          onDragEnd={() => setDragged(undefined)}
          onDragCancel={() => setDragged(undefined)}
        >
          <ul ref={listRef} className={frame.grid} aria-label={t('form.pictures.title')}>
            {list.length === 0 && originalPhoto && (
              <li className={styles.tile}>
                <ProductPhoto photo={originalPhoto} size={160} className={styles.image} />
                <div className="flex justify-between border-above">
                  <RemoveButton label={t('form.pictures.removeGiven')} onClick={pictures.removeOriginal} />
                </div>
              </li>
            )}
            {list.map((picture, index) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                productId={productId}
                position={index + 1}
                count={list.length}
                isDragged={picture.key === dragged}
                onStep={(by) => step(picture.key, by)}
                onRemove={() => remove(picture.key, picture.name)}
                onRetry={() => pictures.retry(picture.key)}
              />
            ))}
          </ul>
          <DraggedPicture picture={draggedPicture} productId={productId} />
        </DndContext>
        <AddPictures buttonRef={addRef} isFull={list.length >= maxPictures} onAdd={add} />
      </DropArea>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  )
}

/** The dragged picture under the pointer. */
function DraggedPicture({ picture, productId }: { picture: Picture | undefined; productId: number | undefined }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return createPortal(
    <DragOverlay>
      {picture && (
        <span className={styles.flying}>
          <PictureImage picture={picture} productId={productId} />
        </span>
      )}
    </DragOverlay>,
    document.body,
  )
}

interface AddPicturesProps {
  buttonRef: RefObject<HTMLDivElement | null>
  isFull: boolean
  onAdd: (files: readonly File[]) => void
}

function AddPictures({ buttonRef, isFull, onAdd }: AddPicturesProps) {
  const t = useTexts('shop')
  return (
    <div ref={buttonRef} className={frame.add}>
      <AttachButton
        hasText
        label={t('form.pictures.add')}
        icon={<IconPhotoPlus size={20} aria-hidden />}
        accept="image/*"
        isDisabled={isFull}
        onFiles={onAdd}
      />
      <span className="text-quiet text-13">{t('form.pictures.hint')}</span>
    </div>
  )
}
