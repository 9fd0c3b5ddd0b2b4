import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { writePath } from '../blog-paths.ts'
import { useRights } from '../use-rights.ts'
import { isNarrowed, type PostsView, publicStatus } from './posts-view.ts'

/** Explains why the list is empty, with an action. */
export function PostsEmpty({ view, onShowAll }: { view: PostsView; onShowAll: () => void }) {
  const t = useTexts('blog')
  const rights = useRights()
  const place = view.place ?? publicStatus
  if (isNarrowed(view)) {
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('posts.nothing')}
        text={t('posts.nothingText')}
        action={
          <Button variant="outlined" color="secondary" onClick={onShowAll}>
            {t('posts.showAll')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      picture={view.place === 'trash' ? '/pictures/empty/trash-empty.svg' : '/pictures/empty/no-notes.svg'}
      title={t(`posts.empty.${place}`)}
      text={t(`posts.emptyTexts.${place}`)}
      action={
        rights.create &&
        view.place !== 'trash' && (
          <Button variant="contained" component={Link} to={writePath}>
            {t('posts.write')}
          </Button>
        )
      }
    />
  )
}
