import { Button } from '@mui/material'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import type { Summary } from '../contract-posts.ts'
import { useRights } from '../use-rights.ts'
import { usePostActions } from './use-post-actions.ts'

const icon = { size: 18, 'aria-hidden': true }

/** Restores a post from the trash, or deletes it permanently. */
export function TrashActions({ post }: { post: Summary }) {
  const t = useTexts('blog')
  const rights = useRights()
  const { restore, purge } = usePostActions()
  const [isAsking, ask] = useState(false)
  const title = post.title || t('posts.untitled')
  return (
    <>
      {rights.update(post) && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<IconRestore {...icon} />}
          aria-label={t('posts.restoreOne', { title })}
          onClick={() => restore(post)}
        >
          {t('posts.restore')}
        </Button>
      )}
      {rights.remove(post) && (
        <Button
          size="small"
          color="error"
          startIcon={<IconTrash {...icon} />}
          aria-label={t('posts.purgeOne', { title })}
          onClick={() => ask(true)}
        >
          {t('posts.purge')}
        </Button>
      )}
      {isAsking && (
        <PurgeDialog name={title} onConfirm={() => purge(post)} onClose={() => ask(false)}>
          {t('posts.purgeText')}
        </PurgeDialog>
      )}
    </>
  )
}
