import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { writePath } from '../blog-paths.ts'
import { useRights } from '../use-rights.ts'
import { isNarrowed, type PostsView } from './posts-view.ts'

const texts = {
  draft: ['posts.noDrafts', 'posts.noDraftsText'],
  scheduled: ['posts.noScheduled', 'posts.noScheduledText'],
  trash: ['posts.noTrash', 'posts.noTrashText'],
  published: ['posts.none', 'posts.noneText'],
} as const

/** Explains why the list is empty, with an action. */
export function PostsEmpty({ view, onShowAll }: { view: PostsView; onShowAll: () => void }) {
  const t = useTexts('blog')
  const rights = useRights()
  const [title, text] = texts[view.place ?? 'published']
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
      title={t(title)}
      text={t(text)}
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
