import { IconX } from '@tabler/icons-react'
import { Drawer } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useFormLeaveQuestion } from '#platform/ui/form/leave/use-form-leave-question.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { NoteFields, ProductFields, DateFields, DeliveryDetails } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import styles from './layouts.module.css'

/** A longer form in a drawer, with its buttons always visible. */
export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts('form-layouts')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const form = useOrderForm({ onOrdered: () => setOpen(false) })
  const { close, question } = useFormLeaveQuestion({ form, draft: 'form-layouts.drawer', leave: () => setOpen(false) })
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: { className: styles.drawer ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
        transition: { onExited: onClose },
      }}
    >
      <header className={styles.drawerHead}>
        <h2 id={id}>{t('examples.drawerTitle')}</h2>
        <IconAction label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={close} />
      </header>
      <Form
        form={form}
        draft="form-layouts.drawer"
        labelledBy={id}
        start="product"
        isGuarded={false}
        className={styles.drawerForm ?? ''}
      >
        <FormErrors />
        <Fields labels="above">
          <ProductFields />
          <DateFields />
          <DeliveryDetails isShort />
          <NoteFields />
        </Fields>
        <FormFooter action={t('order')} onCancel={close} isSticky />
      </Form>
      {question}
    </Drawer>
  )
}
