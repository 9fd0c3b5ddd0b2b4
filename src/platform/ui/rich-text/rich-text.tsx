import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { fileOfPicture, isPictureSource, type SafeHtml } from '#platform/rich-text/rich-text.ts'
import { toTrustedHtml } from '#platform/web/trusted-types.ts'
import styles from './prose.module.css'
import { OwnPicture, type PictureOf, UploadedPicture } from './shown-picture.tsx'

// Longer than what is read to tell the language, since markup is removed.
const maxRead = 2000
const toText = (html: SafeHtml) => html.slice(0, maxRead).replaceAll(/<[^>]*>?/g, ' ')

const isWeb = (href: string) => /^https?:/i.test(href)

interface RichTextProps {
  html: SafeHtml
  className?: string
  /** Loads the pictures of the text; if undefined, pictures are not shown. */
  pictureOf?: PictureOf
}

/** Displays rich text. Links open in a new tab; wide content has its own scroll bar. */
export function RichText({ html, className, pictureOf }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  // The identity must be stable: otherwise React would set the HTML again, without the changes of the effects.
  const trusted = useMemo(() => toTrustedHtml(html), [html])

  // Set on the elements, since sanitised HTML must not be edited as a string.
  useLayoutEffect(() => {
    for (const link of place.current?.querySelectorAll('a') ?? []) {
      link.rel = 'noopener noreferrer'
      if (isWeb(link.href)) link.target = '_blank'
    }
  }, [trusted])

  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  const text = (
    <div
      ref={place}
      {...asWritten(toText(html))}
      className={className ? `${styles.prose} ${styles.shown} ${className}` : `${styles.prose} ${styles.shown}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll
      tabIndex={isWide ? 0 : undefined}
      // oxlint-disable-next-line react/no-danger -- sanitised by the server, as the type guarantees
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
  if (!pictureOf) return text
  return (
    <>
      {text}
      <Pictures place={place} html={html} pictureOf={pictureOf} />
    </>
  )
}

interface PicturesProps {
  place: RefObject<HTMLElement | null>
  html: SafeHtml
  pictureOf: PictureOf
}

function Pictures({ place, html, pictureOf }: PicturesProps) {
  const sources = new Set([...html.matchAll(/<img data-src="([^"]*)"/g)].flatMap(([, source]) => source ?? []))
  return [...sources].filter(isPictureSource).map((source) => {
    const id = fileOfPicture(source)
    const props = { container: place, html, source }
    return id ? (
      <UploadedPicture key={source} {...props} id={id} pictureOf={pictureOf} />
    ) : (
      <OwnPicture key={source} {...props} />
    )
  })
}
