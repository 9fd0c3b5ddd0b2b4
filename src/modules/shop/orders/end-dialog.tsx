import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Order } from '../contract-orders.ts'
import styles from './end-dialog.module.css'

interface EndDialogProps {
  order: Order
  status: 'cancelled' | 'refunded'
  /** Returns whether the order has ended. */
  onConfirm: (note: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for confirmation and a reason before an order is cancelled or refunded, which cannot be undone. */
export function EndDialog({ order, status, onConfirm, onClose }: EndDialogProps) {
  const t = useTexts('shop')
  const [note, setNote] = useTextDraft(`shop.order.${status}.${order.id}`)
  return (
    <ConfirmDialog
      title={t(`orders.ask.${status}.title`, { number: String(order.number) })}
      action={t(`orders.become.${status}`)}
      danger
      onConfirm={() => void onConfirm(note.trim()).then((isDone) => isDone && setNote(''))}
      onClose={onClose}
    >
      <p>{t(`orders.ask.${status}.text`)}</p>
      <TextField
        className={styles.note ?? ''}
        label={t('orders.reason')}
        value={note}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 2000, dir: 'auto' } }}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  )
}
