import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
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

/** What the requester asked. */
export function Description({ ticket, actions, now }: DescriptionProps) {
  const t = useTexts('tickets')
  const format = useFormats()
  const rights = useRights(ticket)
  const [typed, setTyped] = useState<string>()
  const { requester, ticketDescription } = ticket
  const name = requester.name || requester.email
  const save = () => {
    setTyped(undefined)
    if (typed === undefined || typed === ticketDescription) return
    void actions
      .change(ticket, { ticketDescription: typed })
      // What was typed is not lost by a refusal, which the application has told of.
      .catch(() => setTyped(typed))
  }
  return (
    <article className={styles.card} data-kind="received">
      <header className="row gap-3 min-hit-size">
        <Avatar name={name} src={requester.picture} size={32} />
        <span className={styles.by}>
          <bdi className="semibold">{name}</bdi>
          <time className="text-quiet text-12" dateTime={ticket.createdAt} title={format.dateTime(ticket.createdAt)}>
            {format.relative(ticket.createdAt, now)}
          </time>
        </span>
        {rights.change('ticketDescription') && !ticket.deleted && typed === undefined && (
          <IconAction
            label={t('editDescription')}
            icon={<IconPencil size={18} aria-hidden />}
            onClick={() => setTyped(ticketDescription)}
          />
        )}
      </header>
      {typed === undefined ? (
        <>
          {ticketDescription ? (
            <RichText html={ticketDescription} />
          ) : (
            <p className="row gap-1 text-quiet text-13">{t('noDescription')}</p>
          )}
          <FileList files={ticket.attachments} load={(file) => loadFile(ticket.id, file)} />
        </>
      ) : (
        <RichTextEditor
          label={t('fields.ticketDescription')}
          value={ticketDescription}
          isFocused
          isSmall
          onChange={setTyped}
          onSubmit={save}
          footer={
            <div className="flex justify-end gap-2 padding-2">
              <Button size="small" color="secondary" onClick={() => setTyped(undefined)}>
                {t('cancel')}
              </Button>
              <Button size="small" variant="contained" onClick={save}>
                {t('save')}
              </Button>
            </div>
          }
        />
      )}
    </article>
  )
}
