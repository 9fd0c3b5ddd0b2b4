import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { Failure, notFound } from '#platform/errors/failure.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useBrand } from '#platform/web/session/brand.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import { Token } from '../contract-fields.ts'
import type { CreditNote } from '../contract-credit.ts'
import { CreditDocument } from '../document/credit-document.tsx'
import { useFileName } from '../document/use-file-name.ts'
import { getFileName } from '../file-name.ts'
import { InvoiceDocument } from '../document/invoice-document.tsx'
import { PdfButton, writesPdf } from '../document/pdf-button.tsx'
import { PrintMenu } from '../document/print-menu.tsx'
import { api } from '../invoices-client.ts'
import { StateMark } from '../marks.tsx'
import { creditNoteParameter } from '../public-address.ts'
import styles from './public-screen.module.css'

/** The customer's page: the document, without the application around it. */
export function Component() {
  const t = useTexts('invoices')
  const token = useParams()['token'] ?? ''
  const isToken = Token.safeParse(token).success
  const { data, error, refetch } = useQuery({ ...api.public.query({ params: { token } }), enabled: isToken })
  const [parameters] = useSearchParams()
  const creditNoteId = parameters.get(creditNoteParameter)
  const creditNote = data?.creditNotes.find(({ id }) => String(id) === creditNoteId)
  const isFound = creditNoteId === null || creditNote !== undefined
  if (data && isFound) return <Page token={token} invoice={data} creditNote={creditNote} />
  const failure = isToken && isFound ? error : notFound()
  if (failure instanceof Failure && failure.status === 404)
    return (
      <div className={styles.message}>
        <EmptyState
          as="h1"
          picture="/pictures/empty/nothing-found.svg"
          title={t('public.gone')}
          text={t('public.goneText')}
        />
      </div>
    )
  return (
    <div className={styles.message}>
      {failure ? (
        <ErrorState error={failure} onRetry={() => void refetch()} as="h1" />
      ) : (
        <Spinner label={t('public.loading')} />
      )}
    </div>
  )
}

interface PageProps {
  token: string
  invoice: PublicInvoice
  /** Shown instead of the invoice. */
  creditNote: CreditNote | undefined
}

function Page({ token, invoice, creditNote }: PageProps) {
  const t = useTexts('invoices')
  useBrand()
  const [printing, setPrinting] = useState<HTMLElement | null>(null)
  const { number } = creditNote ?? invoice
  useScreenTitle(t(creditNote ? 'credit.titleOf' : 'titleOf', { number }))
  useFileName(getFileName({ number, billTo: invoice.billTo }))
  return (
    <div className={styles.page}>
      <div className={styles.bar} data-print="none">
        <p className="text-18 semibold" {...asWritten(invoice.billFrom)}>
          {invoice.billFrom}
        </p>
        <StateMark state={invoice.paymentState} />
        <span className="flex-1" />
        <Button
          variant="contained"
          startIcon={<IconPrinter aria-hidden />}
          endIcon={<IconChevronDown aria-hidden />}
          aria-haspopup="menu"
          aria-expanded={printing !== null}
          onClick={(event) => setPrinting(event.currentTarget)}
        >
          {t(writesPdf ? 'print' : 'printOrSave')}
        </Button>
        <PrintMenu anchor={printing} onClose={() => setPrinting(null)} />
        {writesPdf && (
          <PdfButton
            load={(query) => api.publicPdf.send({ params: { token }, query: { ...query, creditNote: creditNote?.id } })}
          />
        )}
      </div>
      {invoice.paymentState === 'void' && (
        <p className={styles.notice} role="status" data-print="none">
          {t('public.void')}
        </p>
      )}
      {(creditNote !== undefined || invoice.creditNotes.length > 0) && (
        <nav className={styles.papers} aria-label={t('credit.many')} data-print="none">
          {creditNote && (
            <Link to={{ search: '' }}>
              {t('credit.ofInvoice')} <bdi>{invoice.number}</bdi>
            </Link>
          )}
          {invoice.creditNotes
            .filter((one) => one !== creditNote)
            .map((one) => (
              <Link key={one.id} to={{ search: `?${creditNoteParameter}=${one.id}` }}>
                {t('credit.one')} <bdi>{one.number}</bdi>
              </Link>
            ))}
        </nav>
      )}
      {creditNote ? (
        <CreditDocument invoice={invoice} creditNote={creditNote} as="h1" />
      ) : (
        <InvoiceDocument invoice={invoice} as="h1" />
      )}
    </div>
  )
}
