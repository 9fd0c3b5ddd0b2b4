import { useQuery } from '@tanstack/react-query'
import { forbidden } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { Card } from '#platform/ui/card.tsx'
import { api } from '../blog-client.ts'
import { useRights } from '../use-rights.ts'
import { WriteForm } from './write-form.tsx'
import styles from './write-form.module.css'

/** Loads an existing post into the editor. */
export function OpenPost({ id }: { id: number }) {
  const rights = useRights()
  const { data: post, error, refetch } = useQuery(api.show.query({ params: { id } }))
  if (error && !post) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (!post) return <WriteSkeleton />
  return rights.update(post) ? <WriteForm key={id} post={post} /> : <ErrorState as="h1" error={forbidden()} />
}

function WriteSkeleton() {
  const t = useTexts('blog')
  return (
    <>
      <PageHeader title={t('write.edit')} />
      <div className={styles.columns} role="status" aria-label={t('post.loading')}>
        <Card>
          <div className="grid one-column gap-5">
            <Skeleton width="60%" height={36} />
            <SkeletonText lines={8} />
          </div>
        </Card>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </div>
    </>
  )
}
