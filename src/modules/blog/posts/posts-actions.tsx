import { Button } from '@mui/material'
import { IconPencilPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { writePath } from '../blog-paths.ts'
import { useRights } from '../use-rights.ts'

/** What can be done about the blog as a whole. */
export function PostsActions() {
  const t = useTexts('blog')
  const rights = useRights()
  if (!rights.write) return null
  return (
    <Button variant="contained" component={Link} to={writePath} startIcon={<IconPencilPlus aria-hidden />}>
      {t('posts.write')}
    </Button>
  )
}
