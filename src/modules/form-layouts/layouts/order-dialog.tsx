import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useFormLeaveQuestion } from '#platform/ui/form/leave/use-form-leave-question.ts'
import { ProductFields } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import styles from './layouts.module.css'

/** A short form in a dialog; asks before a click outside discards input. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('form-layouts')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const form = useOrderForm({ onOrdered: () => setOpen(false) })
  const { close, question } = useFormLeaveQuestion({ form, draft: 'form-layouts.dialog', leave: () => setOpen(false) })
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
            <ProductFields />
          </Fields>
          <FormFooter action={t('order')} onCancel={close} />
        </Form>
      </DialogContent>
      {question}
    </Dialog>
  )
}
