import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import { useFile } from '#platform/web/api/use-file-url.ts'
import { pictureSource } from './picture-source.ts'
import styles from './picture.module.css'

interface PictureProps {
  /** The path as stored. */
  path: string
  /** Alternative text; empty if adjacent text says the same. */
  alt: string
  className?: string | undefined
}

/** Covers its container, which has a size before the picture is loaded. */
export function Picture({ path, alt, className }: PictureProps) {
  const source = pictureSource(path)
  return (
    <span className={className ? `${styles.frame} ${className}` : styles.frame}>
      {'load' in source ? (
        <Uploaded path={path} load={source.load} alt={alt} />
      ) : (
        source.src && <Image src={asset(source.src)} alt={alt} />
      )}
    </span>
  )
}

interface UploadedProps {
  path: string
  load: () => Promise<{ blob: Blob }>
  alt: string
}

function Uploaded({ path, load, alt }: UploadedProps) {
  const { url, error } = useFile(load, [path])
  return error ? <Broken /> : url ? <Image src={url} alt={alt} /> : null
}

function Image({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState<string>()
  if (broken === src) return <Broken />
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  )
}

const Broken = () => <IconPhotoOff className={styles.broken} size={32} stroke={1.5} aria-hidden />
