import { IconMessageCircle } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { TaskDetail } from '../contract-schemas.ts'
import { api } from '../kanban-client.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { Rights } from '../use-rights.ts'
import { ActivityLine } from './activity-line.tsx'
import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import sections from './section.module.css'

/** A card's comments and history, latest first. */
export function Feed({ task, rights }: { task: TaskDetail; rights: Rights }) {
  const t = useTexts('kanban')
  const now = useMinute()
  const [hidesActivity, setHidden] = useState(false)
  const { mutateAsync: add, variables, isPending } = useMutation(api.addComment.mutation())
  const send = (text: string) => add({ params: { id: task.id }, body: { text } })

  const entries = [
    ...task.comments.map((comment) => ({ at: comment.at, comment, activity: undefined })),
    ...(hidesActivity ? [] : task.activity.map((activity) => ({ at: activity.at, activity, comment: undefined }))),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  const sentText = variables?.body.text
  const isNew =
    isPending &&
    sentText !== undefined &&
    !task.comments.some(({ text, authorId }) => text === sentText && authorId === rights.me)

  return (
    <section className="grid gap-3 min-inline-0">
      <div className={sections.head}>
        <IconMessageCircle size={18} aria-hidden />
        <h3 className={sections.title}>{t('feed.title')}</h3>
        <Button size="small" aria-pressed={hidesActivity} onClick={() => setHidden(!hidesActivity)}>
          {t(hidesActivity ? 'feed.everything' : 'feed.onlyComments')}
        </Button>
      </div>
      {rights.comment && (
        <CommentForm
          name={`kanban.comment.${task.id}`}
          label={t('feed.comment')}
          action={t('feed.send')}
          onSend={send}
        />
      )}
      <ul className="grid gap-3" aria-live="polite">
        {isNew && (
          <CommentEntry
            key="coming"
            comment={{ id: 0, authorId: rights.me, text: sentText, at: new Date(now).toISOString(), editedAt: null }}
            rights={rights}
          />
        )}
        {entries.map(({ comment, activity }) =>
          comment ? (
            <CommentEntry key={`comment${comment.id}`} comment={comment} rights={rights} />
          ) : (
            activity && <ActivityLine key={`activity${activity.id}`} activity={activity} />
          ),
        )}
      </ul>
    </section>
  )
}
