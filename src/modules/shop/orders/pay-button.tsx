import { IconCash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { FullOrder } from '../contract-orders.ts'
import { api } from './orders-client.ts'

const payMutation = api.pay.mutation()

/** Records the payment of an order that was sent before it was paid. */
export function PayButton({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const { mutateAsync: pay, isPending } = useMutation(payMutation)
  const [asked, setAsked] = useState<number>()
  const formatAmount = (balance: number) => format.money(toCents(balance))
  // The button disappears with the payment, so the message must not be a callback of its mutation. The app shows failures.
  const record = (balance: number) =>
    void pay({ params: { id: order.id }, body: { balance } }).then(
      () => toast({ tone: 'success', text: t('orders.pay.done', { amount: formatAmount(balance) }) }),
      () => {},
    )
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        loading={isPending}
        loadingPosition="start"
        startIcon={<IconCash size={18} aria-hidden />}
        onClick={() => setAsked(order.balance)}
      >
        {t('orders.pay.action')}
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title={t('orders.pay.title', { amount: formatAmount(asked) })}
          action={t('orders.pay.action')}
          onConfirm={() => record(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t('orders.pay.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
