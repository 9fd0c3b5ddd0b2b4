import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { notFound } from '#platform/errors/failure.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import type { Invoice } from '../contract-invoice.ts'
import { useFileName } from '../document/use-file-name.ts'
import { getFileName } from '../file-name.ts'
import { InvoiceDocument } from '../document/invoice-document.tsx'
import { api } from '../invoices-client.ts'
import { StateMark, StatusMark } from '../marks.tsx'
import { isDraft } from '../lifecycle/life-steps.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { useInvoiceName } from '../use-invoice-name.ts'
import { RemindersCard } from '../reminders/reminders-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { CreditCard } from './credit-card.tsx'
import { DetailActions } from './detail-actions.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import styles from './detail-screen.module.css'
import { FactsCard } from './facts-card.tsx'
import { LinkCard } from './link-card.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { VoidNotice } from './void-notice.tsx'
import { StatusCard } from './status-card.tsx'

export function Component() {
  const id = Number(useParams()['id'])
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), enabled: isNumber })
  if (data) return <Detail invoice={data} />
  if (!isNumber || error)
    return <ErrorState error={error ?? notFound()} onRetry={isNumber ? () => void refetch() : undefined} as="h1" />
  return <DetailSkeleton />
}

/** The document, as it is printed, beside cards with payments, status, link and details. */
function Detail({ invoice }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const actions = useInvoiceActions()
  const name = useInvoiceName()(invoice)
  useScreenTitle(invoice.number ? t('titleOf', { number: name }) : name)
  useFileName(getFileName({ number: name, billTo: invoice.billTo }))
  return (
    <>
      <div data-print="none">
        <PageHeader
          title={<bdi>{name}</bdi>}
          lead={
            <span className={styles.lead}>
              <bdi {...asWritten(invoice.billTo)}>{invoice.billTo}</bdi>
              <StateMark state={invoice.paymentState} />
              <StatusMark status={invoice.status} />
            </span>
          }
          actions={<DetailActions invoice={invoice} actions={actions} />}
        />
        {invoice.paymentState === 'void' && <VoidNotice invoice={invoice} />}
        {invoice.deleted && <RemovedNotice isDraft={isDraft(invoice)} onRestore={() => actions.restore(invoice)} />}
      </div>
      <div className={styles.columns}>
        <InvoiceDocument invoice={invoice} as="h2" />
        <div className={styles.aside} data-print="none">
          {!isDraft(invoice) && <BalanceCard invoice={invoice} actions={actions} />}
          {invoice.creditNotes.length > 0 && <CreditCard invoice={invoice} />}
          {!isDraft(invoice) && <RemindersCard invoice={invoice} />}
          <StatusCard invoice={invoice} actions={actions} />
          {!isDraft(invoice) && <LinkCard invoice={invoice} actions={actions} />}
          <FactsCard invoice={invoice} />
        </div>
      </div>
    </>
  )
}
