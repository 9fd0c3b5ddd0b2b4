import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import type { Ticket } from '../contract.ts'
import type { Comment } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import { useTicketsView } from '../use-tickets-view.ts'

interface SplitDialogProps {
  ticket: Ticket
  comment: Comment
  onClose: () => void
}

/** Asks for the title of the new ticket that a message becomes. */
export function SplitDialog({ ticket, comment, onClose }: SplitDialogProps) {
  const t = useTexts('tickets')
  const { setView } = useTicketsView()
  const [title, setTitle] = useState(ticket.ticketTitle)
  const { mutateAsync: split } = useMutation(api.split.mutation({ quiet: true }))
  const submit = async () => {
    const created = await split({
      params: { id: ticket.id },
      body: { commentId: comment.id, ticketTitle: title.trim() },
    })
    setView({ ticket: created.id })
  }
  return (
    <FormDialog
      title={t('split.title')}
      action={t('split.action')}
      width="sm"
      isIncomplete={title.trim() === ''}
      onSubmit={() => (title.trim() === '' ? undefined : submit())}
      onClose={onClose}
    >
      <p className="text-quiet">{t('split.text')}</p>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
        autoFocus
        fullWidth
        label={t('fields.ticketTitle')}
        value={title}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  )
}
