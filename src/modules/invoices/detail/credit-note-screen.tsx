import { useQuery } from '@tanstack/react-query'
import { IconLink, IconPrinter } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link, useParams } from 'react-router'
import { notFound } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import type { CreditNote } from '../contract-credit.ts'
import type { Invoice } from '../contract-invoice.ts'
import { CreditDocument } from '../document/credit-document.tsx'
import { PdfButton, writesPdf } from '../document/pdf-button.tsx'
import { useFileName } from '../document/use-file-name.ts'
import { getFileName } from '../file-name.ts'
import { api } from '../invoices-client.ts'
import { creditNoteParameter } from '../public-address.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'

/** A credit note of an invoice. */
export function Component() {
  const params = useParams()
  const id = Number(params['id'])
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), enabled: isNumber })
  const creditNote = data?.creditNotes.find((one) => String(one.id) === params['note'])
  if (data && creditNote) return <Shown invoice={data} creditNote={creditNote} />
  if (!isNumber || data || error)
    return <ErrorState error={error ?? notFound()} onRetry={error ? () => void refetch() : undefined} as="h1" />
  return <DetailSkeleton />
}

function Shown({ invoice, creditNote }: { invoice: Invoice; creditNote: CreditNote }) {
  const t = useTexts('invoices')
  const { number } = creditNote
  const { publicLink } = invoice
  const { copyLink } = useInvoiceActions()
  useScreenTitle(t('credit.titleOf', { number }))
  useFileName(getFileName({ number, billTo: invoice.billTo }))
  return (
    <>
      <div data-print="none">
        <PageHeader
          title={<bdi>{number}</bdi>}
          lead={
            <Link to={`/apps/invoice/detail/${invoice.id}`}>
              {t('credit.ofInvoice')} <bdi>{invoice.number}</bdi>
            </Link>
          }
          actions={
            <>
              {publicLink && (
                <Button
                  variant="outlined"
                  color="secondary"
                  startIcon={<IconLink aria-hidden />}
                  onClick={() => void copyLink(`${publicLink}?${creditNoteParameter}=${creditNote.id}`)}
                >
                  {t('link.copy')}
                </Button>
              )}
              <Button
                variant="outlined"
                color="secondary"
                startIcon={<IconPrinter aria-hidden />}
                onClick={() => window.print()}
              >
                {t('print')}
              </Button>
              {writesPdf && (
                <PdfButton
                  load={(query) => api.creditNotePdf.send({ params: { id: invoice.id, note: creditNote.id }, query })}
                />
              )}
            </>
          }
        />
      </div>
      <CreditDocument invoice={invoice} creditNote={creditNote} as="h2" />
    </>
  )
}
