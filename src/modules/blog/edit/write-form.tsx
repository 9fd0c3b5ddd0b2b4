import { Alert } from '@mui/material'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { api } from '../blog-client.ts'
import type { Post } from '../contract-posts.ts'
import { CoverCard } from './cover-card.tsx'
import { PublishCard } from './publish-card.tsx'
import { TitleField } from './title-field.tsx'
import { usePostDraft } from './use-post-draft.ts'
import { usePublishing } from './use-publishing.ts'
import { WriteActions } from './write-actions.tsx'
import styles from './write-form.module.css'

const DetailsCard = lazy(async () => ({ default: (await import('./details-card.tsx')).DetailsCard }))
const HistoryPanel = lazy(async () => ({ default: (await import('../history/history-panel.tsx')).HistoryPanel }))

interface WriteFormProps {
  /** Nothing for one that has not been begun. */
  post?: Post
  /** A new one has been saved for the first time. */
  onMade?: (id: number) => void
}

/** Where a post is written: the text, and beside it all that belongs to it. */
export function WriteForm({ post: given, onMade }: WriteFormProps) {
  const t = useTexts('blog')
  const { draft, state } = usePostDraft(given)
  const { values, record: post, status, round } = state
  const publishing = usePublishing(draft, state)
  const [isHistory, setHistory] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isSaved = useRef(false)
  const titleFault = useId()
  const textFault = useId()
  const isNew = given === undefined
  const madeId = isNew ? post?.id : undefined
  useScreenTitle(values.title || t(isNew ? 'write.new' : 'posts.untitled'))
  useEffect(() => {
    if (madeId !== undefined) onMade?.(madeId)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, [madeId])
  useShortcuts(t('write.one'), [{ keys: 'Mod+s', label: t('write.saveNow'), run: () => void draft.save() }])

  const takeTheirs = async () => {
    const mine = await draft.takeTheirs()
    toast({ text: t('write.conflict.taken'), action: { label: t('post.undo'), run: () => draft.restore(mine) } })
  }
  const focusText = () => place.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  // A draft is saved on the way out; only what cannot be, or is not to be, would be lost.
  const isDraft = (post?.status ?? 'draft') === 'draft'
  const isLost = status === 'failed' || status === 'conflict' || (!isDraft && status !== 'saved')
  const isTextLacking = publishing.lacking.includes('content') && values.content === ''

  return (
    <>
      <PageHeader
        title={t(isNew ? 'write.new' : 'write.edit')}
        actions={
          <WriteActions draft={draft} state={state} publishing={publishing} onHistory={() => setHistory(true)} />
        }
      />
      <div className={styles.notices}>
        {status === 'conflict' && (
          <ConflictNotice
            text={t('write.conflict.text')}
            mine={{ label: t('write.conflict.mine'), run: () => draft.keepMine({}) }}
            theirs={{ label: t('write.conflict.theirs'), run: takeTheirs }}
          />
        )}
        {post?.deleted && <Alert severity="warning">{t('post.deletedText')}</Alert>}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card className={styles.paper}>
            <div ref={place} lang={languages[values.language].tag}>
              <TitleField
                title={values.title}
                isFocused={isNew}
                isLacking={publishing.lacking.includes('title') && values.title.trim() === ''}
                faultId={titleFault}
                onChange={(title) => draft.change({ title })}
                onEnd={focusText}
              />
              <RichTextEditor
                label={t('write.text')}
                placeholder={t('write.placeholder')}
                value={values.content}
                resetKey={round}
                isFrameless
                isInvalid={isTextLacking}
                describedBy={textFault}
                onChange={(content) => draft.change({ content })}
                pictureOf={(file) => api.picture.send({ params: { id: post?.id ?? 0, file } })}
                {...(styles.editor && { className: styles.editor })}
              />
              <p id={textFault} className={styles.fault} role="alert" hidden={!isTextLacking}>
                {isTextLacking && t('write.textLacking')}
              </p>
            </div>
          </Card>
        </div>
        <aside className={styles.aside} aria-label={t('write.about')}>
          <PublishCard state={state} publishing={publishing} />
          <CoverCard postId={post?.id} values={values} onChange={draft.change} />
          {/* The last of its column: nothing moves when it arrives. */}
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
