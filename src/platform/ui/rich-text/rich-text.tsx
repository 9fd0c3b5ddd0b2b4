import { useLayoutEffect, useRef, useState } from 'react'
import type { SafeHtml } from '#platform/rich-text.ts'
import styles from './prose.module.css'

const isWeb = (href: string) => /^https?:/i.test(href)

/** Shows formatted text. Its links leave the application alone; what is too wide scrolls in itself. */
export function RichText({ html, className }: { html: SafeHtml; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)

  // On the elements, since nothing may be written into HTML that has been made safe already.
  useLayoutEffect(() => {
    for (const link of place.current?.querySelectorAll('a') ?? []) {
      link.rel = 'noopener noreferrer'
      if (isWeb(link.href)) link.target = '_blank'
    }
  }, [html])

  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  return (
    <div
      ref={place}
      dir="auto"
      className={className ? `${styles.prose} ${styles.shown} ${className}` : `${styles.prose} ${styles.shown}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
      tabIndex={isWide ? 0 : undefined}
      // oxlint-disable-next-line react/no-danger -- the server cleaned it: that is what the type says
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
