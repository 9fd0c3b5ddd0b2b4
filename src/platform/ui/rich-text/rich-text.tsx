// Rich text: `RichText` shows stored HTML, the editor beside it edits it, with loaded code.
// For screens of any module; the server sanitises what they send.

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { fileOfPicture, isPictureSource, type SafeHtml } from '#platform/rich-text/rich-text.ts'
import { toTrustedHtml } from '#platform/web/trusted-types.ts'
import styles from './prose.module.css'
import { OwnPicture, type LoadPicture, UploadedPicture } from './shown-picture.tsx'

// Longer than what is read to tell the language, since markup is removed.
const maxRead = 2000
const toText = (html: SafeHtml) => html.slice(0, maxRead).replaceAll(/<[^>]*>?/g, ' ')

const isWeb = (href: string) => /^https?:/i.test(href)

interface RichTextProps {
  html: SafeHtml
  className?: string
  /** Loads the pictures of the text; if undefined, pictures are not shown. */
  loadPicture?: LoadPicture
}

/** Displays rich text. Links open in a new tab; wide content has its own scroll bar. */
export function RichText({ html, className, loadPicture }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  // The identity must be stable: otherwise React would set the HTML again, without the changes of the effects.
  const trusted = useMemo(() => toTrustedHtml(html), [html])

  // Set on the elements, since sanitised HTML must not be edited as a string.
  useLayoutEffect(() => {
    for (const link of container.current?.querySelectorAll('a') ?? []) {
      link.rel = 'noopener noreferrer'
      if (isWeb(link.href)) link.target = '_blank'
    }
  }, [trusted])

  useLayoutEffect(() => {
    const { current } = container
    if (!current) return
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  const text = (
    <div
      ref={container}
      {...asWritten(toText(html))}
      className={className ? `${styles.prose} ${styles.shown} ${className}` : `${styles.prose} ${styles.shown}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll
      tabIndex={isWide ? 0 : undefined}
      // oxlint-disable-next-line react/no-danger -- sanitised by the server, as the type guarantees
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
  if (!loadPicture) return text
  return (
    <>
      {text}
      <Pictures container={container} html={html} loadPicture={loadPicture} />
    </>
  )
}

interface PicturesProps {
  container: RefObject<HTMLElement | null>
  html: SafeHtml
  loadPicture: LoadPicture
}

function Pictures({ container, html, loadPicture }: PicturesProps) {
  const sources = new Set([...html.matchAll(/<img data-src="([^"]*)"/g)].flatMap(([, source]) => source ?? []))
  return [...sources].filter(isPictureSource).map((source) => {
    const id = fileOfPicture(source)
    const props = { container, html, source }
    return id ? (
      <UploadedPicture key={source} {...props} id={id} loadPicture={loadPicture} />
    ) : (
      <OwnPicture key={source} {...props} />
    )
  })
}
