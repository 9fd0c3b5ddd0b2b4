import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useLeaveQuestion } from '#platform/ui/form/use-leave-question.tsx'
import { useForgetDraft } from '#platform/web/drafts/use-forget-draft.ts'
import { WhatFields } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import styles from './layouts.module.css'

/** A short form over the screen; what was typed into it is not lost by a click beside it. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('form-layouts')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const forget = useForgetDraft('form-layouts.dialog')
  const form = useOrderForm({ onOrdered: () => setOpen(false) })
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const { close, question } = useLeaveQuestion({
    isDirty,
    isBusy: isSubmitting,
    leave: () => {
      forget()
      setOpen(false)
    },
  })
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClose } }}
    >
      <DialogTitle id={id}>{t('examples.dialogTitle')}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <Form
          form={form}
          draft="form-layouts.dialog"
          labelledBy={id}
          start="product"
          isGuarded={false}
          className={styles.form ?? ''}
        >
          <FormErrors />
          <Fields labels="above">
            <WhatFields />
          </Fields>
          <FormFooter action={t('order')} onCancel={close} />
        </Form>
      </DialogContent>
      {question}
    </Dialog>
  )
}
