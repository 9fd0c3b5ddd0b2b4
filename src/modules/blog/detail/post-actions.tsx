import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { IconDots, IconPencil, IconShare, IconTrash, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { useSiteHref } from '#platform/web/settings/site.ts'
import { editPath, postsPath, getPublicPath } from '../blog-paths.ts'
import { getPhase } from '../contract-fields.ts'
import type { Post } from '../contract-posts.ts'
import { usePostActions } from '../list/use-post-actions.ts'
import { useRights } from '../use-rights.ts'
import { useShare } from './use-share.ts'

const icon = { size: 18, 'aria-hidden': true }

const isPublic = ({ status, deleted }: Post) => getPhase(status) === 'done' && !deleted

/** Share, and edit or delete for users with the right. */
export function PostActions({ post }: { post: Post }) {
  const t = useTexts('blog')
  const rights = useRights()
  const { restore } = usePostActions()
  const share = useShare(post)
  if (post.deleted) {
    return (
      rights.update(post) && (
        <Button variant="contained" onClick={() => restore(post)}>
          {t('posts.restore')}
        </Button>
      )
    )
  }
  return (
    <>
      {isPublic(post) && (
        <Button variant="outlined" color="secondary" startIcon={<IconShare aria-hidden />} onClick={share}>
          {t('post.share')}
        </Button>
      )}
      {rights.update(post) && (
        <Button
          variant="outlined"
          color="secondary"
          component={Link}
          to={editPath(post.id)}
          startIcon={<IconPencil aria-hidden />}
        >
          {t('post.edit')}
        </Button>
      )}
      {(isPublic(post) || rights.remove(post)) && <MorePostActions post={post} />}
    </>
  )
}

function MorePostActions({ post }: { post: Post }) {
  const t = useTexts('blog')
  const navigate = useNavigate()
  const rights = useRights()
  const { trash } = usePostActions()
  const siteHref = useSiteHref()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconAction label={t('post.more')} icon={<IconDots aria-hidden />} opens="menu" onClick={setAnchor} />
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {isPublic(post) && (
            <MenuItem component="a" href={siteHref(getPublicPath(post))} onClick={close}>
              <ListItemIcon>
                <IconWorld {...icon} />
              </ListItemIcon>
              {t('post.site')}
            </MenuItem>
          )}
          {rights.remove(post) && (
            <MenuAction
              Icon={IconTrash}
              label={t('post.delete')}
              onClick={() => {
                close()
                trash(post)
                void navigate(postsPath)
              }}
            />
          )}
        </Menu>
      )}
    </>
  )
}
