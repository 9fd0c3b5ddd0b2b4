import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { FollowButton } from '../profile/follow-button.tsx'
import type { posts } from '../social-client.ts'
import { AuthorLine } from './author-line.tsx'

interface LikersDialogProps {
  query: ReturnType<typeof posts.likers.query>
  onClose: () => void
}

/** People who like a post or comment. */
export function LikersDialog({ query, onClose }: LikersDialogProps) {
  const t = useTexts('social')
  const { data, error, refetch } = useQuery(query)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="likers-title">
      <DialogTitle id="likers-title">{t('likers.title')}</DialogTitle>
      <DialogContent>
        {error && !data && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={44} />}
        {data?.length === 0 && <p className="text-quiet">{t('likers.none')}</p>}
        <ul className="grid gap-3">
          {data?.map((liker) => (
            <li key={liker.id} className="row gap-3">
              <AuthorLine author={liker} size={36} />
              <FollowButton size="small" person={liker} />
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('likers.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
