import { zodResolver } from '@hookform/resolvers/zod'
import { IconX } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { TicketDraft } from '../contract.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { ErrorSummary } from './error-summary.tsx'
import { messageOf } from './form-errors.ts'
import { blank, type FormValues } from './form-values.ts'
import { NewTicketFields } from './new-ticket-fields.tsx'
import styles from './new-ticket-dialog.module.css'
import { useCreateTicket } from './use-create-ticket.ts'

/** Takes a request down. What was typed stays until it has been written. */
export function NewTicketDialog() {
  const t = useTexts('tickets')
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const { view, setView } = useTicketsView()
  const [isAsking, setAsking] = useState(false)
  const uploads = useUploads()
  const form = useForm<FormValues, unknown, FormValues>({
    // Who adds a ticket while looking at a label, a team or a priority means one of those.
    defaultValues: {
      ...blank,
      ...(view.label && { labels: view.label }),
      ...(view.team?.[0] && { team: view.team[0] }),
      ...(view.priority?.[0] && { priority: view.priority[0] }),
    },
    resolver: zodResolver<FormValues, unknown, FormValues>(TicketDraft.required(), { error: messageOf(t) }),
    mode: 'onTouched',
  })
  const { isDirty, isSubmitting } = form.formState
  const create = useCreateTicket(form.setError)
  const isSent = useRef(false)
  const leave = () => setView({ ticket: undefined }, { replace: true })
  const close = () => {
    if (isSubmitting) return
    if (isDirty || uploads.files.length > 0) setAsking(true)
    else leave()
  }
  const send = async (values: FormValues) => {
    if (isSent.current) return
    isSent.current = true
    const made = await create({ ...values, attachments: uploads.stored.map((file) => file.id) })
    isSent.current = false
    if (made !== undefined) setView({ ticket: made }, { replace: true })
  }

  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="md" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id} className={styles.title}>
        {t('new')}
        <IconButton aria-label={t('close')} disabled={isSubmitting} onClick={close}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      <FormProvider {...form}>
        <form
          className={styles.form}
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => void form.handleSubmit(send)(event)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting)
              event.currentTarget.requestSubmit()
          }}
        >
          <DialogContent className={styles.content}>
            <DropArea onFiles={uploads.add}>
              <div className={styles.fields}>
                <ErrorSummary />
                <NewTicketFields />
                <div>
                  <AttachButton hasText onFiles={uploads.add} />
                  <UploadList uploads={uploads} />
                </div>
              </div>
            </DropArea>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" disabled={isSubmitting} onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              loading={isSubmitting}
              loadingPosition="start"
              disabled={uploads.isBusy}
            >
              {t('create')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
      {isAsking && (
        <ConfirmDialog
          title={t('leave.title')}
          action={t('leave.action')}
          danger
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {t('leave.text')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
