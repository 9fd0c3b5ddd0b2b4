import { type RefObject, useLayoutEffect } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import { useFile } from '#platform/web/api/use-file-url.ts'

/** Loads a picture by the id of its file. */
export type PictureOf = (fileId: string) => Promise<{ blob: Blob }>

/** Query key of a picture. */
export const pictureKey = (fileId: string) => ['text', fileId] as const

/** URL of an uploaded picture, or the error, shared by all components that show it. */
export function usePictureUrl(id: string, pictureOf: PictureOf) {
  const { url, error } = useFile(() => pictureOf(id), pictureKey(id))
  return { url, isGone: error !== null }
}

interface ShownPictureProps {
  /** The rendered text. */
  place: RefObject<HTMLElement | null>
  html: string
  source: string
}

function usePlacedPicture({ place, html, source }: ShownPictureProps, src: string | undefined, isGone = false) {
  useLayoutEffect(() => {
    for (const image of place.current?.querySelectorAll<HTMLImageElement>('img[data-src]') ?? []) {
      if (image.dataset['src'] !== source) continue
      image.decoding = 'async'
      image.dataset['state'] = src ? 'shown' : isGone ? 'gone' : 'waiting'
      if (src) image.src = src
    }
  }, [place, html, source, src, isGone])
}

/** Sets the URL of a built-in picture. */
export function OwnPicture(props: ShownPictureProps) {
  usePlacedPicture(props, asset(props.source))
  return null
}

/** Sets the URL of an uploaded picture once it is loaded. */
export function UploadedPicture({ id, pictureOf, ...props }: ShownPictureProps & { id: string; pictureOf: PictureOf }) {
  const { url, isGone } = usePictureUrl(id, pictureOf)
  usePlacedPicture(props, url, isGone)
  return null
}
