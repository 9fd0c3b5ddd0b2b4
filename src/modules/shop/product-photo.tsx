import { IconPhoto } from '@tabler/icons-react'
import { asset } from '#platform/web/asset.ts'
import { client } from '#platform/web/client.ts'
import { useFileUrl } from '#platform/web/use-file-url.ts'
import { shop } from './contract.ts'
import styles from './product-photo.module.css'

const api = client(shop)
const uploaded = /\/ProductsData\/(\d+)\/pictures\/([\w-]+)$/

interface ProductPhotoProps {
  /** As the product has it. */
  photo: string
  /** Its sides, in pixels. */
  size: number
  className?: string | undefined
}

/** A product's first picture, square, beside the title that says what it shows. */
export function ProductPhoto({ photo, size, className }: ProductPhotoProps) {
  const [, id, file] = uploaded.exec(photo) ?? []
  return (
    <span className={className ? `${styles.photo} ${className}` : styles.photo} style={{ inlineSize: size }}>
      {id && file && <Uploaded id={Number(id)} file={file} size={size} />}
      {!file && photo && <Picture src={asset(photo)} size={size} />}
      {!photo && <IconPhoto size={Math.min(size / 2, 48)} aria-hidden />}
    </span>
  )
}

function Uploaded({ id, file, size }: { id: number; file: string; size: number }) {
  const url = useFileUrl(() => api.picture.send({ params: { id, file } }), [file])
  return url ? <Picture src={url} size={size} /> : null
}

const Picture = ({ src, size }: { src: string; size: number }) => (
  <img className={styles.picture} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
)
