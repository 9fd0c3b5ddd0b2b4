import { IconX } from '@tabler/icons-react'
import { Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useFormLeaveQuestion } from '#platform/ui/form/leave/use-form-leave-question.ts'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { emptyForm, FormValues } from './form-values.ts'
import { NewTicketFields } from './new-ticket-fields.tsx'
import styles from './new-ticket-dialog.module.css'
import { useCreateTicket } from './use-create-ticket.ts'

/** Creates a ticket. The form keeps its values until they are saved. */
export function NewTicketDialog() {
  const t = useTexts('tickets')
  const common = useTexts('platform')
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const { view, setView } = useTicketsView()
  const uploads = useUploads()
  const create = useCreateTicket()
  const form = useContractForm(FormValues, {
    // A new ticket gets the label, team or priority of the present filter.
    values: {
      ...emptyForm,
      ...(view.label && { labels: view.label }),
      ...(view.team?.[0] && { team: view.team[0] }),
      ...(view.priority?.[0] && { priority: view.priority[0] }),
    },
    save: (values) => create({ ...values, attachments: uploads.stored.map((file) => file.id) }),
    onSaved: ({ id: ticket }) => setView({ ticket }, { replace: true }),
    toFieldName: (path) => (path === 'requester' ? 'requester.email' : path),
  })
  const { close, question } = useFormLeaveQuestion({
    form,
    draft: 'tickets.new',
    hasMore: uploads.files.length > 0,
    leave: () => setView({ ticket: undefined }, { replace: true }),
  })

  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="md" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id} className="row justify-between">
        {t('new')}
        <IconButton aria-label={common('close')} disabled={form.formState.isSubmitting} onClick={close}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      <Form form={form} draft="tickets.new" labelledBy={id} isGuarded={false} className={styles.form}>
        <DialogContent className={styles.content}>
          <DropArea onFiles={uploads.add}>
            <div className="grid one-column gap-5 padding-block-start-2">
              <FormErrors />
              <NewTicketFields />
              <div>
                <AttachButton hasText onFiles={uploads.add} />
                <UploadList uploads={uploads} />
              </div>
            </div>
          </DropArea>
        </DialogContent>
        <div className={styles.footer}>
          <FormFooter action={t('create')} onCancel={close} isBusy={uploads.isBusy} />
        </div>
      </Form>
      {question}
    </Dialog>
  )
}
