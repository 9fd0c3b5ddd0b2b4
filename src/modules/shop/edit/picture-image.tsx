import { IconPhotoOff } from '@tabler/icons-react'
import { mayRetry, toUploadError } from '#platform/ui/files/upload-error.ts'
import { useFileUrl } from '#platform/web/api/use-file-url.ts'
import { api } from '../products-client.ts'
import styles from './pictures.module.css'
import type { Picture } from './pictures.ts'

interface PictureImageProps {
  picture: Picture
  productId: number | undefined
}

/** A new picture is shown from the local file, others from the server. */
export const PictureImage = ({ picture, productId }: PictureImageProps) =>
  picture.state === 'failed' && !mayRetry(toUploadError(picture.error)) ? (
    <span className={styles.image}>
      <IconPhotoOff size={32} aria-hidden />
    </span>
  ) : picture.url !== undefined || productId === undefined || !picture.stored ? (
    <Image src={picture.url} />
  ) : (
    <StoredImage productId={productId} file={picture.stored.id} />
  )

const StoredImage = ({ productId, file }: { productId: number; file: string }) => (
  <Image src={useFileUrl(() => api.picture.send({ params: { id: productId, file } }), [file])} />
)

const Image = ({ src }: { src: string | undefined }) =>
  src ? <img className={styles.image} src={src} alt="" draggable={false} /> : <span className={styles.image} />
