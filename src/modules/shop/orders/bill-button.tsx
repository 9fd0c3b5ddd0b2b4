import { IconFileInvoice } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useBilling } from '#platform/web/session/billing.ts'
import type { FullOrder } from '../contract-orders.ts'
import { api } from './orders-client.ts'

interface BillButtonProps {
  order: FullOrder
  /** Without it, only an existing invoice is linked. */
  mayBill: boolean
}

/** Links to the invoice of the order. Orders from before there were invoices can get one. */
export function BillButton({ order, mayBill }: BillButtonProps) {
  const t = useTexts('shop')
  const canBill = useBilling() !== undefined && mayBill
  const billing = useMutation({
    ...api.bill.mutation(),
    onSuccess: ({ invoice }) =>
      void toast({ tone: 'success', text: t('orders.billed', { number: invoice?.number ?? '' }) }),
  })
  const icon = <IconFileInvoice size={18} aria-hidden />

  if (order.invoice)
    return (
      <Button component={Link} to={order.invoice.path} variant="outlined" color="secondary" startIcon={icon}>
        {order.invoice.number}
      </Button>
    )
  if (!canBill) return null
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={icon}
      loading={billing.isPending}
      loadingPosition="start"
      onClick={() => billing.mutate({ params: { id: order.id } })}
    >
      {t('orders.bill')}
    </Button>
  )
}
