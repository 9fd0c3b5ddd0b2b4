import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { type EditedHtml, useHtmlDraft } from '#platform/web/drafts/use-html-draft.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import type { Ticket } from '../contract.ts'
import { loadFile } from './load-file.ts'
import { useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import styles from './comment-card.module.css'

interface DescriptionProps {
  ticket: Ticket
  actions: TicketActions
  now: number
}

/** The requester's message. */
export function Description({ ticket, actions, now }: DescriptionProps) {
  const rights = useRights(ticket)
  if (rights.canChange('ticketDescription') && !ticket.deleted)
    return <WritableDescription ticket={ticket} actions={actions} now={now} />
  return (
    <DescriptionCard ticket={ticket} now={now}>
      <Message ticket={ticket} />
    </DescriptionCard>
  )
}

function WritableDescription({ ticket, actions, now }: DescriptionProps) {
  const t = useTexts('tickets')
  const draft = useHtmlDraft({
    name: `tickets.description.${ticket.id}`,
    html: ticket.ticketDescription,
    onSave: (text, before) => actions.changeSeen(ticket, { ticketDescription: text }, { ticketDescription: before }),
  })
  const edit = !draft.isEditing && (
    <IconAction label={t('editDescription')} icon={<IconPencil size={18} aria-hidden />} onClick={draft.open} />
  )
  return (
    <DescriptionCard ticket={ticket} now={now} action={edit}>
      {draft.isEditing ? (
        <DescriptionEditor draft={draft} html={ticket.ticketDescription} />
      ) : (
        <Message ticket={ticket} />
      )}
    </DescriptionCard>
  )
}

interface DescriptionCardProps {
  ticket: Ticket
  now: number
  action?: ReactNode
  children: ReactNode
}

function DescriptionCard({ ticket, now, action, children }: DescriptionCardProps) {
  const format = useFormats()
  const { requester, createdAt } = ticket
  const name = requester.name || requester.email
  return (
    <article className={styles.card} data-kind="received">
      <header className="row gap-3 min-hit-size">
        <Avatar name={name} src={requester.picture} size={32} />
        <span className={styles.by}>
          <bdi className="semibold">{name}</bdi>
          <time className="text-quiet text-12" dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt, now)}
          </time>
        </span>
        {action}
      </header>
      {children}
    </article>
  )
}

function Message({ ticket }: { ticket: Ticket }) {
  const t = useTexts('tickets')
  const { ticketDescription } = ticket
  return (
    <>
      {ticketDescription ? (
        <RichText html={ticketDescription} />
      ) : (
        <p className="row gap-1 text-quiet text-13">{t('noDescription')}</p>
      )}
      <FileList files={ticket.attachments} load={(file) => loadFile(ticket.id, file)} />
    </>
  )
}

interface DescriptionEditorProps {
  draft: EditedHtml
  /** The saved description. */
  html: Ticket['ticketDescription']
}

function DescriptionEditor({ draft, html }: DescriptionEditorProps) {
  const t = useTexts('tickets')
  const { text, isOpened, isConflict, change, save, cancel, close } = draft
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      {isConflict && (
        <>
          <ConflictNotice
            text={t('conflict.text')}
            theirs={{ label: t('conflict.theirs'), run: async () => cancel() }}
            mine={{ label: t('conflict.mine'), run: () => save(html) }}
          />
          <RichText html={html} />
        </>
      )}
      <RichTextEditor
        label={t('fields.ticketDescription')}
        value={text}
        isFocused={isOpened}
        isSmall
        onChange={change}
        onSubmit={() => void save()}
        footer={
          <div className="flex justify-end gap-2 padding-2">
            <Button size="small" color="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button size="small" variant="contained" disabled={isConflict} onClick={() => void save()}>
              {t('save')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
