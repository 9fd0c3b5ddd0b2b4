import { type RefObject, useLayoutEffect } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import { useFile } from '#platform/web/api/use-file-url.ts'

/** Loads a picture by the id of its file. */
export type LoadPicture = (fileId: string) => Promise<{ blob: Blob }>

/** Query key of a picture. */
export const pictureKey = (fileId: string) => ['text', fileId] as const

/** URL of an uploaded picture, or the error, shared by all components that show it. */
export function usePictureUrl(id: string, loadPicture: LoadPicture) {
  const { url, error } = useFile(() => loadPicture(id), pictureKey(id))
  return { url, isMissing: error !== null }
}

interface ShownPictureProps {
  /** The rendered text. */
  container: RefObject<HTMLElement | null>
  html: string
  source: string
}

function usePictureInText({ container, html, source }: ShownPictureProps, src: string | undefined, isMissing = false) {
  useLayoutEffect(() => {
    for (const image of container.current?.querySelectorAll<HTMLImageElement>('img[data-src]') ?? []) {
      if (image.dataset['src'] !== source) continue
      image.decoding = 'async'
      image.dataset['state'] = src ? 'shown' : isMissing ? 'gone' : 'waiting'
      if (src) image.src = src
    }
  }, [container, html, source, src, isMissing])
}

/** Sets the URL of a built-in picture. */
export function OwnPicture(props: ShownPictureProps) {
  usePictureInText(props, asset(props.source))
  return null
}

/** Sets the URL of an uploaded picture once it is loaded. */
export function UploadedPicture({
  id,
  loadPicture,
  ...props
}: ShownPictureProps & { id: string; loadPicture: LoadPicture }) {
  const { url, isMissing } = usePictureUrl(id, loadPicture)
  usePictureInText(props, url, isMissing)
  return null
}
