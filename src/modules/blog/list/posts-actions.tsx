import { Button } from '@mui/material'
import { IconPencilPlus, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSiteHref } from '#platform/web/settings/site.ts'
import { sitePath, writePath } from '../blog-paths.ts'
import { useRights } from '../use-rights.ts'

/** Actions for the whole blog. */
export function PostsActions() {
  const t = useTexts('blog')
  const rights = useRights()
  const siteHref = useSiteHref()
  return (
    <>
      <Button variant="outlined" color="secondary" href={siteHref(sitePath)} startIcon={<IconWorld aria-hidden />}>
        {t('posts.site')}
      </Button>
      {rights.create && (
        <Button variant="contained" component={Link} to={writePath} startIcon={<IconPencilPlus aria-hidden />}>
          {t('posts.write')}
        </Button>
      )}
    </>
  )
}
