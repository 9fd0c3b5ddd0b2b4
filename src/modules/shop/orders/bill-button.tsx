import { IconFileInvoice } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Billed, BillingSource } from '#platform/contracts/billing.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useBilling } from '#platform/web/session/billing.ts'
import type { FullOrder } from '../contract-orders.ts'
import { useCountryName } from '../use-country-name.ts'
import { useVariantName } from '../use-variant-name.ts'
import { billOf, billReference } from './bill-of.ts'

interface BillButtonProps {
  order: FullOrder
  /** Without it, only an existing bill is linked. */
  mayBill: boolean
}

/** Links to the bill of the order, or creates it. Hidden if no module provides bills. */
export function BillButton(props: BillButtonProps) {
  const load = useBilling()
  return load ? <InvoiceOffer {...props} load={load} /> : null
}

function InvoiceOffer({ order, mayBill, load }: BillButtonProps & { load: () => Promise<BillingSource> }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const country = useCountryName()
  const { nameOf } = useVariantName()
  const queries = useQueryClient()
  const queryKey = ['billing', billReference(order)]
  const { data: billed } = useQuery({
    queryKey,
    queryFn: async (): Promise<Billed | null> => (await (await load()).find(billReference(order))) ?? null,
  })
  const words = {
    delivery: t('orders.sums.deliveryCost'),
    code: ({ deduction }: FullOrder, code: string) =>
      t('orders.codeNote', { code, amount: format.money(toCents(deduction)) }),
    country,
    line: nameOf,
  }
  const billing = useMutation({
    mutationFn: async () => (await load()).bill(billOf(order, words)),
    onSuccess: (written) => {
      queries.setQueryData(queryKey, written)
      toast({ tone: 'success', text: t('orders.billed', { number: written.number }) })
    },
  })
  const icon = <IconFileInvoice size={18} aria-hidden />

  if (billed)
    return (
      <Button component={Link} to={billed.path} variant="outlined" color="secondary" startIcon={icon}>
        {billed.number}
      </Button>
    )
  if (!mayBill || billed === undefined) return null
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={icon}
      loading={billing.isPending}
      loadingPosition="start"
      onClick={() => billing.mutate()}
    >
      {t('orders.bill')}
    </Button>
  )
}
