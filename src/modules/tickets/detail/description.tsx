import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
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
  const draft = useDescriptionDraft(ticket, actions)
  const edit = !draft.isEditing && (
    <IconAction
      label={t('editDescription')}
      icon={<IconPencil size={18} aria-hidden />}
      onClick={() => draft.setEditing(true)}
    />
  )
  return (
    <DescriptionCard ticket={ticket} now={now} action={edit}>
      {draft.isEditing ? <DescriptionEditor draft={draft} /> : <Message ticket={ticket} />}
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

function useDescriptionDraft(ticket: Ticket, actions: TicketActions) {
  const { ticketDescription } = ticket
  const [typed, setTyped, send] = useTextDraft(`tickets.description.${ticket.id}`, ticketDescription)
  const [isEditing, setEditing] = useState(typed !== ticketDescription)
  return {
    typed,
    setTyped,
    isEditing,
    setEditing,
    save: () => {
      setEditing(false)
      if (typed === ticketDescription) return
      // The application reports failures itself; the editor opens again with the draft.
      void send((html) => actions.change(ticket, { ticketDescription: html })).catch(() => setEditing(true))
    },
    cancel: () => {
      setTyped(ticketDescription)
      setEditing(false)
    },
  }
}

function DescriptionEditor({ draft }: { draft: ReturnType<typeof useDescriptionDraft> }) {
  const t = useTexts('tickets')
  const { typed, setTyped, setEditing, save, cancel } = draft
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        // The editor prevents the default action of Escape.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        setEditing(false)
      }}
    >
      <RichTextEditor
        label={t('fields.ticketDescription')}
        value={typed}
        isFocused
        isSmall
        onChange={setTyped}
        onSubmit={save}
        footer={
          <div className="flex justify-end gap-2 padding-2">
            <Button size="small" color="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button size="small" variant="contained" onClick={save}>
              {t('save')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
