import { Alert } from '@mui/material'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { getPhase } from '../contract-fields.ts'
import type { Post } from '../contract-posts.ts'
import { CoverCard } from './cover-card.tsx'
import type { DraftState, OpenDraft } from './post-draft.ts'
import { PublishCard } from './publish-card.tsx'
import { usePostDraft } from './use-post-draft.ts'
import { usePublishing } from './use-publishing.ts'
import { WriteActions } from './write-actions.tsx'
import styles from './write-form.module.css'
import { PostTextEditor } from './post-text-editor.tsx'

const DetailsCard = lazy(async () => ({ default: (await import('./details-card.tsx')).DetailsCard }))
const HistoryPanel = lazy(async () => ({ default: (await import('../history/history-panel.tsx')).HistoryPanel }))

interface WriteFormProps {
  /** Undefined for a new post. */
  post?: Post
  /** Called after the first save of a new post. */
  onCreated?: (id: number) => void
}

/** The editor of a post: its text, with its settings beside it. */
export function WriteForm({ post: given, onCreated }: WriteFormProps) {
  const t = useTexts('blog')
  const { draft, state } = usePostDraft(given)
  const { values, record: post, status } = state
  const publishing = usePublishing(draft, state)
  const [isHistory, setHistory] = useState(false)
  const isSaved = useRef(false)
  const isNew = given === undefined
  const createdId = isNew ? post?.id : undefined
  useScreenTitle(values.title || t(isNew ? 'write.new' : 'posts.untitled'))
  useEffect(() => {
    if (createdId !== undefined) onCreated?.(createdId)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, [createdId])
  useShortcuts(t('write.one'), [{ keys: 'Mod+s', label: t('write.saveNow'), run: () => void draft.save() }])

  // Drafts are saved on leaving; failed saves, conflicts and changes of published posts would be lost.
  const isDraft = !post || getPhase(post.status) === 'open'
  const isLost = status === 'failed' || status === 'conflict' || (!isDraft && status !== 'saved')

  return (
    <>
      <PageHeader
        title={t(isNew && isDraft ? 'write.new' : 'write.edit')}
        actions={
          <WriteActions draft={draft} state={state} publishing={publishing} onHistory={() => setHistory(true)} />
        }
      />
      <DraftNotices draft={draft} state={state} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <PostTextEditor draft={draft} state={state} publishing={publishing} isNew={isNew} />
        </div>
        <aside className={styles.aside} aria-label={t('write.about')}>
          <PublishCard state={state} publishing={publishing} />
          <CoverCard postId={post?.id} values={values} onChange={draft.change} />
          {/* Last in its column, so that loading it does not shift the layout. */}
          <Suspense>
            <DetailsCard values={values} onChange={draft.change} />
          </Suspense>
        </aside>
      </div>
      {isHistory && post && (
        <Suspense>
          <HistoryPanel
            post={post}
            isChanged={status !== 'saved'}
            onClose={() => setHistory(false)}
            onRestored={draft.replace}
          />
        </Suspense>
      )}
      <LeaveGuard
        isDirty={isLost}
        isSaved={isSaved}
        title={t('write.leave.title')}
        action={t('write.leave.action')}
        onLeave={() => status !== 'failed' && draft.end()}
      >
        {t('write.leave.text')}
      </LeaveGuard>
    </>
  )
}

function DraftNotices({ draft, state: { record: post, status } }: { draft: OpenDraft; state: DraftState }) {
  const t = useTexts('blog')
  const loadServerVersion = async () => {
    const ownChanges = await draft.discardOwnChanges()
    toast({ text: t('write.conflict.taken'), undo: () => draft.restore(ownChanges) })
  }
  return (
    <div className={styles.notices}>
      {status === 'conflict' && (
        <ConflictNotice
          text={t('write.conflict.text')}
          mine={{ label: t('write.conflict.mine'), run: () => draft.keepOwnChanges({}) }}
          theirs={{ label: t('write.conflict.theirs'), run: loadServerVersion }}
        />
      )}
      {post?.deleted && <Alert severity="warning">{t('post.deletedText')}</Alert>}
    </div>
  )
}
