import { lazy, Suspense, useState } from 'react'
import type { GalleryItem } from '../contract-gallery.ts'
import { pictureSource } from '../picture/picture-source.ts'
import styles from './picture-grid.module.css'
import { PictureTile } from './picture-tile.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useGalleryActions } from './use-gallery-actions.ts'

const Lightbox = lazy(async () => ({ default: (await import('#platform/ui/lightbox/lightbox.tsx')).Lightbox }))

interface PictureGridProps {
  items: readonly GalleryItem[]
  /** Number of pictures, including those not loaded yet. */
  total: number
  isStale: boolean
  /** Id of the picture in the lightbox, from the URL. */
  open: number | undefined
  onOpen: (id: number | undefined) => void
  /** Called at the last loaded picture, to load more. */
  onEnd: () => void
}

export function PictureGrid({ items, total, isStale, open, onOpen, onEnd }: PictureGridProps) {
  const actions = useGalleryActions()
  const [renamed, setRenamed] = useState<GalleryItem>()
  const at = items.findIndex(({ id }) => id === open)

  const move = (index: number) => {
    onOpen(items[index]?.id)
    if (index >= items.length - 2) onEnd()
  }

  return (
    <>
      <ul className={styles.grid} data-stale={isStale}>
        {items.map((item) => (
          <li key={item.id}>
            <PictureTile
              item={item}
              isBusy={actions.removed === item.id}
              onOpen={() => onOpen(item.id)}
              onRename={() => setRenamed(item)}
              onRemove={() => void actions.remove(item.id)}
            />
          </li>
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          item={renamed}
          onRename={(name) => actions.rename(renamed.id, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {at >= 0 && (
        <Suspense>
          <Lightbox
            pictures={items.map(({ id, name, cover }) => ({ key: String(id), alt: name, ...pictureSource(cover) }))}
            at={at}
            total={total}
            onMove={move}
            onClose={() => onOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
