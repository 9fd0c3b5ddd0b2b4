import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import { useFileUrl } from '#platform/web/api/use-file-url.ts'
import { api } from './blog-client.ts'
import type { Summary } from './contract-posts.ts'
import styles from './cover.module.css'

interface CoverProps {
  post: Pick<Summary, 'id' | 'coverImg' | 'coverAlt' | 'cover'>
  /** Hides the alternative text beside a linked title. */
  isDecorative?: boolean
  /** Loads the picture eagerly, if it is above the fold. */
  isEager?: boolean
  className?: string | undefined
}

/** The cover of a post in 16:9. */
export function Cover({ post, isDecorative = false, isEager = false, className }: CoverProps) {
  const { id, coverImg, coverAlt, cover } = post
  const picture = { alt: isDecorative ? '' : coverAlt, isEager }
  return (
    <span className={className ? `${styles.cover} ${className}` : styles.cover}>
      {cover && <Uploaded id={id} file={cover.id} {...picture} />}
      {!cover && coverImg && <Picture src={asset(coverImg)} {...picture} />}
      {!cover && !coverImg && <Placeholder />}
    </span>
  )
}

interface PictureProps {
  alt: string
  isEager: boolean
}

function Uploaded({ id, file, ...picture }: PictureProps & { id: number; file: string }) {
  const url = useFileUrl(() => api.picture.send({ params: { id, file } }), [file])
  return url ? <Picture src={url} {...picture} /> : null
}

const Placeholder = () => <IconPhoto size={40} stroke={1.5} aria-hidden />

function Picture({ src, alt, isEager }: PictureProps & { src: string }) {
  const [broken, setBroken] = useState<string>()
  if (src === broken) return <Placeholder />
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={960}
      height={540}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
