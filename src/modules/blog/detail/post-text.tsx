import { useLayoutEffect, useRef } from 'react'
import { languages } from '#platform/i18n/languages.ts'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { api } from '../blog-client.ts'
import type { Post } from '../contract-posts.ts'
import { nameHeadings } from './headings.ts'
import styles from './post-text.module.css'

/** The text of a post, with ids on its headings. */
export function PostText({ post }: { post: Post }) {
  const container = useRef<HTMLDivElement>(null)
  const { id, content, language } = post

  useLayoutEffect(() => {
    if (!container.current) return
    nameHeadings(container.current)
    // The browser scrolls to the hash before the text is rendered.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [content])

  return (
    <div ref={container} className={styles.text} lang={languages[language].tag}>
      <RichText html={content} loadPicture={(file) => api.picture.send({ params: { id, file } })} />
    </div>
  )
}
