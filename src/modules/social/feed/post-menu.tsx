import { IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { Post } from '../contract-posts.ts'
import { useCompose } from '../edit/compose-context.ts'
import type { usePostActions } from './use-post-actions.ts'

interface PostMenuProps {
  post: Post
  actions: ReturnType<typeof usePostActions>
}

export function PostMenu({ post, actions }: PostMenuProps) {
  const t = useTexts('social')
  const compose = useCompose()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const entries = [
    { key: 'copyLink', Icon: IconLink, run: () => void actions.copyLink() },
    ...(post.canEdit
      ? ([
          { key: 'edit', Icon: IconPencil, run: () => compose({ kind: 'edit', post }) },
          { key: 'remove', Icon: IconTrash, run: () => void actions.remove() },
        ] as const)
      : []),
  ] as const
  return (
    <>
      <IconAction
        label={t('post.menu')}
        icon={<IconDots size={20} aria-hidden />}
        opens="menu"
        onClick={(at) => setAnchor(at)}
      />
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {entries.map(({ key, Icon, run }) => (
          <MenuAction
            key={key}
            Icon={Icon}
            label={t(`post.${key}`)}
            onClick={() => {
              setAnchor(undefined)
              run()
            }}
          />
        ))}
      </Menu>
    </>
  )
}
