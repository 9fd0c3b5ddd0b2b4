import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { asset } from '#platform/web/navigation/asset.ts'
import { useFile } from '#platform/web/api/use-file-url.ts'
import type { LightboxPicture } from './lightbox-picture.ts'
import styles from './lightbox.module.css'

export const Slide = ({ picture }: { picture: LightboxPicture }) =>
  picture.load ? <Loaded picture={picture} load={picture.load} /> : <Image alt={picture.alt} src={picture.src} />

function Loaded({ picture, load }: { picture: LightboxPicture; load: () => Promise<{ blob: Blob }> }) {
  const { url, error } = useFile(load, [picture.key])
  return error ? <BrokenPicture /> : <Image alt={picture.alt} src={url} />
}

function Image({ alt, src }: { alt: string; src: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  if (!src) return null
  if (src === broken) return <BrokenPicture />
  return (
    <img
      className={styles.picture}
      src={asset(src)}
      alt={alt}
      draggable={false}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}

function BrokenPicture() {
  const t = useTexts('lightbox')
  return (
    <p className="grid justify-items-center gap-3 text-quiet">
      <IconPhotoOff size={40} stroke={1.5} aria-hidden />
      {t('failed')}
    </p>
  )
}
