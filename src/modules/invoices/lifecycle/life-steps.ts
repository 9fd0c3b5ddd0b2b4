import { IconBan, IconReceiptRefund, IconRubberStamp } from '@tabler/icons-react'
import type { Invoice } from '../contract-invoice.ts'
import type { useRights } from '../use-rights.ts'

export const stepIcons = { issue: IconRubberStamp, void: IconBan, credit: IconReceiptRefund } as const
export type LifeStep = keyof typeof stepIcons

type Rights = ReturnType<typeof useRights>

export const isDraft = ({ paymentState }: Pick<Invoice, 'paymentState'>) => paymentState === 'draft'

/** The steps that the user may take with an invoice: a draft is issued, others are voided before, credited after money. */
export function getLifeSteps(invoice: Invoice, rights: Rights): LifeStep[] {
  const { deleted, paymentState, paid, credited, grandTotal } = invoice
  if (deleted || paymentState === 'void') return []
  if (isDraft(invoice)) return rights.update ? ['issue'] : []
  return [
    ...(rights.remove && paid === 0 && credited === 0 ? ['void' as const] : []),
    ...(rights.pay && credited < grandTotal ? ['credit' as const] : []),
  ]
}
