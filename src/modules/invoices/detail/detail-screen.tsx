import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { notFound } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import type { Invoice } from '../contract-invoice.ts'
import { fileNameOf, useFileName } from '../document/file-name.ts'
import { InvoiceDocument } from '../document/invoice-document.tsx'
import { api } from '../invoices-client.ts'
import { StateMark, StatusMark } from '../marks.tsx'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { BalanceCard } from './balance-card.tsx'
import { DetailActions } from './detail-actions.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import styles from './detail-screen.module.css'
import { FactsCard } from './facts-card.tsx'
import { LinkCard } from './link-card.tsx'
import { RemovedNotice } from './removed-notice.tsx'
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
  useScreenTitle(t('titleOf', { number: invoice.number }))
  useFileName(fileNameOf(invoice))
  return (
    <>
      <div data-print="none">
        <PageHeader
          title={<bdi>{invoice.number}</bdi>}
          lead={
            <span className={styles.lead}>
              <bdi>{invoice.billTo}</bdi>
              <StateMark state={invoice.paymentState} />
              <StatusMark status={invoice.status} />
            </span>
          }
          actions={<DetailActions invoice={invoice} actions={actions} />}
        />
        {invoice.deleted && <RemovedNotice onRestore={() => actions.restore(invoice)} />}
      </div>
      <div className={styles.columns}>
        <InvoiceDocument invoice={invoice} as="h2" />
        <div className={styles.aside} data-print="none">
          <BalanceCard invoice={invoice} actions={actions} />
          <StatusCard invoice={invoice} actions={actions} />
          <LinkCard invoice={invoice} actions={actions} />
          <FactsCard invoice={invoice} />
        </div>
      </div>
    </>
  )
}
