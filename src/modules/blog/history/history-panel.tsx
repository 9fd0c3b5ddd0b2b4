import { IconX } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../blog-client.ts'
import type { Post } from '../contract-posts.ts'
import styles from './history-panel.module.css'
import { VersionList } from './version-list.tsx'
import { VersionPane } from './version-pane.tsx'

interface HistoryPanelProps {
  post: Post
  /** Unsaved changes would be lost. */
  isChanged: boolean
  onClose: () => void
  onRestored: (post: Post) => void
}

const restoring = api.restore.mutation()

/** The versions of a post, each of which can be restored. */
export function HistoryPanel({ post, isChanged, onClose, onRestored }: HistoryPanelProps) {
  const t = useTexts('blog')
  const titleId = useId()
  const { id } = post
  const { data: versions, error, refetch } = useQuery(api.versions.query({ params: { id } }))
  const { mutateAsync: restore, isPending } = useMutation(restoring)
  const [chosenId, setChosen] = useState<number>()
  const latest = versions?.[0]
  const chosen = versions?.find((version) => version.id === chosenId) ?? latest
  const isLatest = chosen?.id === latest?.id

  const restoreVersion = async (version: number) => onRestored(await restore({ params: { id }, body: { version } }))
  const confirm = async () => {
    if (!chosen || !latest) return
    await restoreVersion(chosen.id)
    onClose()
    toast({ text: t('history.restored'), tone: 'success', undo: () => restoreVersion(latest.id) })
  }

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <div className={styles.head}>
        <DialogTitle id={titleId}>{t('history.title')}</DialogTitle>
        <IconAction label={t('history.close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      <DialogContent dividers className={styles.content ?? ''}>
        {error && !versions && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !versions && (
          <div className="padding-6" role="status" aria-label={t('history.loading')}>
            <SkeletonText lines={6} />
          </div>
        )}
        {versions && chosen && (
          <div className={styles.columns}>
            <VersionList versions={versions} chosenId={chosen.id} onChoose={setChosen} />
            <VersionPane postId={id} versions={versions} chosen={chosen} language={post.language} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {isChanged && <span className={styles.hint}>{t('history.saveFirst')}</span>}
        <Button color="secondary" onClick={onClose}>
          {t('history.close')}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={isLatest || isChanged}
          onClick={() => void confirm().catch(() => {})}
        >
          {t('history.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
