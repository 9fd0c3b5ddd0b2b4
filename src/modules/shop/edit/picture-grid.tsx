import { closestCenter, DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { maxPictures } from '../contract-fields.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { PictureImage } from './picture-image.tsx'
import { PictureTile } from './picture-tile.tsx'
import { RemoveButton } from './remove-button.tsx'
import frame from './picture-card.module.css'
import styles from './pictures.module.css'
import type { Pictures } from './use-pictures.ts'

interface PictureGridProps {
  /** The product's; nothing for a new one. */
  productId: number | undefined
  pictures: Pictures
}

// The library speaks English and means its own keys; each picture has buttons instead.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** A product's pictures: chosen or dropped, put in order by dragging or by button. The first one stands for it. */
export function PictureGrid({ productId, pictures }: PictureGridProps) {
  const t = useTexts('shop')
  const { list, given } = pictures
  const id = useId()
  const isHydrated = useHydrated()
  const [dragged, setDragged] = useState<string>()
  const [said, say] = useState('')
  const place = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const shown = list.find(({ key }) => key === dragged)

  const add = (files: readonly File[]) => {
    const left = pictures.add(files)
    say(left > 0 ? t('form.pictures.full', { most: maxPictures }) : t('form.pictures.added', { count: files.length }))
  }

  const step = (key: string, by: -1 | 1) => {
    const to = list.findIndex((picture) => picture.key === key) + by
    flushSync(() => pictures.move(key, to))
    say(t('form.pictures.moved', { place: to + 1, of: list.length }))
    // Moving an element in the document takes the focus from what is in it; at an end its button has nothing to do.
    const buttons = place.current?.querySelectorAll<HTMLElement>(`[data-picture="${CSS.escape(key)}"] button:enabled`)
    const same = [...(buttons ?? [])].find(({ dataset }) => dataset['kind'] === (by < 0 ? 'earlier' : 'later'))
    ;(same ?? buttons?.[0])?.focus()
  }

  const remove = (key: string, name: string) => {
    const at = list.findIndex((picture) => picture.key === key)
    const next = list[at + 1] ?? list[at - 1]
    flushSync(() => pictures.remove(key))
    say(t('form.pictures.removed', { name }))
    const button = next && place.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(next.key)}"] button`)
    ;(button ?? adder.current?.querySelector('button'))?.focus()
  }

  return (
    <>
      <DropArea onFiles={add} label={t('form.pictures.drop')} isDisabled={list.length >= maxPictures}>
        <DndContext
          // The library's own count differs between server and browser.
          id={id}
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={silent}
          onDragStart={({ active }) => setDragged(String(active.id))}
          onDragOver={({ active, over }) => {
            const to = list.findIndex(({ key }) => key === over?.id)
            if (to >= 0 && over?.id !== active.id) pictures.move(String(active.id), to)
          }}
          onDragEnd={() => setDragged(undefined)}
          onDragCancel={() => setDragged(undefined)}
        >
          <ul ref={place} className={frame.grid} aria-label={t('form.pictures.title')}>
            {list.length === 0 && given && (
              <li className={styles.tile}>
                <ProductPhoto photo={given} size={160} className={styles.image} />
                <div className="flex justify-between border-above">
                  <RemoveButton label={t('form.pictures.removeGiven')} onClick={pictures.removeGiven} />
                </div>
              </li>
            )}
            {list.map((picture, index) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                productId={productId}
                place={index + 1}
                of={list.length}
                isDragged={picture.key === dragged}
                onStep={(by) => step(picture.key, by)}
                onRemove={() => remove(picture.key, picture.name)}
                onRetry={() => pictures.retry(picture.key)}
              />
            ))}
          </ul>
          {isHydrated &&
            createPortal(
              <DragOverlay>
                {shown && (
                  <span className={styles.flying}>
                    <PictureImage picture={shown} productId={productId} />
                  </span>
                )}
              </DragOverlay>,
              document.body,
            )}
        </DndContext>
        <div ref={adder} className={frame.add}>
          <AttachButton
            hasText
            label={t('form.pictures.add')}
            icon={<IconPhotoPlus size={20} aria-hidden />}
            accept="image/*"
            isDisabled={list.length >= maxPictures}
            onFiles={add}
          />
          <span className="text-quiet text-13">{t('form.pictures.hint')}</span>
        </div>
      </DropArea>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
