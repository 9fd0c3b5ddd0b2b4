import { useQuery } from '@tanstack/react-query'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../blog-client.ts'
import styles from './history-panel.module.css'

interface VersionTextProps {
  postId: number
  versionId: number
  language: Language
}

/** The text of a version. */
export function VersionText({ postId, versionId, language }: VersionTextProps) {
  const t = useTexts('blog')
  const { data, error, refetch } = useQuery(api.version.query({ params: { id: postId, version: versionId } }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.text}>
        <SkeletonText lines={8} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls
    <article className={styles.text} lang={languages[language].tag} tabIndex={0} aria-label={t('history.text')}>
      <h3 dir="auto" className={styles.title}>
        {data.title || t('posts.untitled')}
      </h3>
      <RichText html={data.content} loadPicture={(file) => api.picture.send({ params: { id: postId, file } })} />
    </article>
  )
}
