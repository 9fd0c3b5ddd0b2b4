import { useFileUrl } from '#platform/web/api/use-file-url.ts'
import { api } from '../products-client.ts'
import styles from './product-photo.module.css'

interface UploadedPhotoProps {
  id: number
  file: string
  size: number
}

/** An uploaded picture, requested with the user's rights. */
export default function UploadedPhoto({ id, file, size }: UploadedPhotoProps) {
  const url = useFileUrl(() => api.picture.send({ params: { id, file } }), [file])
  return (
    url && (
      <img className={styles.picture} src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
    )
  )
}
