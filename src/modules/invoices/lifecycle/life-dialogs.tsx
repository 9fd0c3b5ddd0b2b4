import { lazy, Suspense } from 'react'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import type { LifeStep } from './life-steps.ts'

const IssueDialog = lazy(async () => ({ default: (await import('./issue-dialog.tsx')).IssueDialog }))
const VoidDialog = lazy(async () => ({ default: (await import('./void-dialog.tsx')).VoidDialog }))
const CreditDialog = lazy(async () => ({ default: (await import('./credit-dialog.tsx')).CreditDialog }))

interface LifeDialogsProps {
  invoice: Invoice
  actions: InvoiceActions
  /** The step that the user is asked about. */
  step: LifeStep | undefined
  onClose: () => void
}

/** The question before a step in the life of an invoice. */
export function LifeDialogs({ invoice, actions, step, onClose }: LifeDialogsProps) {
  const props = { invoice, actions, onClose }
  return (
    <Suspense>
      {step === 'issue' && <IssueDialog {...props} />}
      {step === 'void' && <VoidDialog {...props} />}
      {step === 'credit' && <CreditDialog {...props} />}
    </Suspense>
  )
}
