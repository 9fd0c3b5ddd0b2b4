import { IconArrowsSplit2, IconGitMerge, IconLock, IconMail, IconMailForward } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import type { Comment } from '../contract-timeline.ts'
import { loadFile } from './load-file.ts'
import styles from './comment-card.module.css'

const icons = { reply: IconMailForward, note: IconLock, received: IconMail } as const

interface CommentCardProps {
  ticketId: number
  comment: Comment
  now: number
  /** Moves the message into a new ticket; absent without the right to. */
  onSplit?: (() => void) | undefined
}

/** A reply, a note or a received message, each with its colour, icon and name. */
export function CommentCard({ ticketId, comment, now, onSplit }: CommentCardProps) {
  const t = useTexts('tickets')
  const format = useFormats()
  const { author, kind, at, html, attachments, fromTicket } = comment
  const Icon = icons[kind]
  return (
    <article className={styles.card} data-kind={kind}>
      <header className="row gap-3 min-hit-size">
        <Avatar name={author.name} src={author.picture} size={32} />
        <span className={styles.by}>
          <bdi className="semibold">{author.name}</bdi>
          <time className="text-quiet text-12" dateTime={at} title={format.dateTime(at)}>
            {format.relative(at, now)}
          </time>
        </span>
        <span className={styles.kind}>
          <Icon size={15} aria-hidden />
          {t(`kinds.${kind}`)}
        </span>
        {onSplit && (
          <IconAction
            label={t('split.open')}
            icon={<IconArrowsSplit2 size={18} aria-hidden />}
            opens="dialog"
            onClick={onSplit}
          />
        )}
      </header>
      <RichText html={html} />
      <FileList files={attachments} load={(file) => loadFile(ticketId, file)} />
      {fromTicket !== null && (
        <p className="row gap-1 text-quiet text-13">
          <IconGitMerge size={14} aria-hidden /> {t('fromTicket', { number: fromTicket })}
        </p>
      )}
    </article>
  )
}
