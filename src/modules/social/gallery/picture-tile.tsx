import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { GalleryItem } from '../contract-gallery.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './picture-tile.module.css'

interface PictureTileProps {
  item: GalleryItem
  isBusy: boolean
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
}

/** A picture of the gallery; a click opens the lightbox. */
export function PictureTile({ item, isBusy, onOpen, onRename, onRemove }: PictureTileProps) {
  const t = useTexts('social')
  const format = useFormats()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const choose = (run: () => void) => () => {
    setAnchor(undefined)
    run()
  }
  return (
    <figure className={styles.tile} data-picture={item.id} aria-busy={isBusy} inert={isBusy}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <Picture className={styles.picture} path={item.cover} alt={t('gallery.open', { name: item.name })} />
      </button>
      <figcaption className={styles.caption}>
        <span className="grid flex-1 min-inline-0">
          <span className={styles.name} title={item.name}>
            <bdi {...asWritten(item.name)}>{item.name}</bdi>
          </span>
          <time className="text-quiet text-12" dateTime={item.time}>
            {format.date(item.time)}
          </time>
        </span>
        {item.canEdit && (
          <IconAction
            label={t('gallery.menu', { name: item.name })}
            icon={<IconDots size={20} aria-hidden />}
            opens="menu"
            kind="menu"
            onClick={(at) => setAnchor(at)}
          />
        )}
      </figcaption>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        <MenuAction Icon={IconPencil} label={t('gallery.rename')} onClick={choose(onRename)} />
        <MenuAction Icon={IconTrash} label={t('gallery.remove')} onClick={choose(onRemove)} />
      </Menu>
    </figure>
  )
}
