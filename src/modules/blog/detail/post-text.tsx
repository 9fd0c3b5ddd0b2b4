import { useLayoutEffect, useRef } from 'react'
import { languages } from '#platform/i18n/languages.ts'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { api } from '../blog-client.ts'
import type { Post } from '../contract-posts.ts'
import { nameHeadings } from './headings.ts'
import styles from './post-text.module.css'

/** A post's words, its headings reachable from the table of contents. */
export function PostText({ post }: { post: Post }) {
  const place = useRef<HTMLDivElement>(null)
  const { id, content, language } = post

  useLayoutEffect(() => {
    if (!place.current) return
    nameHeadings(place.current)
    // Where the address names a heading, the browser looked for it before it was there.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [content])

  return (
    <div ref={place} className={styles.text} lang={languages[language].tag}>
      <RichText html={content} pictureOf={(file) => api.picture.send({ params: { id, file } })} />
    </div>
  )
}
