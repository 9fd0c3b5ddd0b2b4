import { Alert } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getPhase } from '../contract-fields.ts'
import type { Post } from '../contract-posts.ts'

/** Notes to authors on a post that readers cannot see. */
export function PostStatus({ post }: { post: Post }) {
  const t = useTexts('blog')
  const format = useFormats()
  const { status, publishAt, deleted } = post
  if (deleted) return <Alert severity="warning">{t('post.deletedText')}</Alert>
  if (getPhase(status) === 'done') return null
  return (
    <Alert severity="info">
      {getPhase(status) === 'waiting' && publishAt
        ? t('post.scheduledText', { when: format.dateTime(publishAt) })
        : t('post.draftText')}
    </Alert>
  )
}
