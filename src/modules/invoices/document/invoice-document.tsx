import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { describedInDocument } from '../contract-fields.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import { noonOf } from '../day.ts'
import { DescribedLines } from '../described-values.tsx'
import { OwnLogo } from '#platform/ui/brand/own-logo.tsx'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { DocumentLines } from './document-lines.tsx'
import { DocumentTotals } from './document-totals.tsx'
import styles from './invoice-document.module.css'
import { PageStyle } from './page-style.tsx'
import { usePaperSize } from './paper.ts'

interface InvoiceDocumentProps {
  invoice: PublicInvoice
  /** `h1` on pages without another heading. */
  as: 'h1' | 'h2'
}

/** The invoice as a document: the same on screen, on paper and as a PDF, with dark text on white in every theme. */
export function InvoiceDocument({ invoice, as: Title }: InvoiceDocumentProps) {
  const t = useTexts('invoices')
  const paper = usePaperSize()
  return (
    <div className={styles.sheet}>
      <article className={styles.paper} data-paper={paper} aria-label={t('documentOf', { number: invoice.number })}>
        <PageStyle paper={paper} number={invoice.number} />
        <header className={styles.head}>
          <address className={styles.from}>
            <DocumentLogo />
            <p className={styles.seller}>
              <bdi>{invoice.billFrom}</bdi>
            </p>
            <Lines text={invoice.billFromAddress} />
            <Contact email={invoice.billFromEmail} phone={invoice.billFromPhone} fax={invoice.billFromFax} />
          </address>
          <div className={styles.name}>
            <Title className={styles.title} tabIndex={Title === 'h1' ? -1 : undefined}>
              {t('invoice')}
            </Title>
            <p className="margin-block-start-1 text-16 semibold tabular" translate="no">
              <bdi>{invoice.number}</bdi>
            </p>
          </div>
        </header>

        <Facts invoice={invoice} />
        <DocumentLines lines={invoice.orders} currency={invoice.currency} vatRate={invoice.vatRate} />
        <DocumentTotals invoice={invoice} />

        {invoice.note && (
          <section className={styles.note}>
            <p className={styles.label}>{t('fields.note')}</p>
            <p>
              <bdi>{invoice.note}</bdi>
            </p>
          </section>
        )}
      </article>
    </div>
  )
}

/** The customer, the dates and the amount due. */
function Facts({ invoice }: { invoice: PublicInvoice }) {
  const t = useTexts('invoices')
  const format = useFormats(invoice.currency)
  const isPaid = invoice.paymentState === 'paid'
  return (
    <div className={styles.facts}>
      <section className={styles.to}>
        <p className={styles.label}>{t('billedTo')}</p>
        <address>
          <p className="text-normal text-16 semibold">
            <bdi>{invoice.billTo}</bdi>
          </p>
          <Lines text={invoice.billToAddress} />
          <Contact email={invoice.billToEmail} phone={invoice.billToPhone} fax={invoice.billToFax} />
        </address>
      </section>
      <dl className={styles.dates}>
        <div>
          <dt className={styles.label}>{t('fields.orderDate')}</dt>
          <dd>{format.date(noonOf(invoice.orderDate))}</dd>
        </div>
        <div>
          <dt className={styles.label}>{t('fields.dueDate')}</dt>
          <dd>{format.date(noonOf(invoice.dueDate))}</dd>
        </div>
        <div className={styles.due}>
          <dt className={styles.label}>{isPaid ? t('states.paid') : t('due')}</dt>
          <dd className={styles.amount}>{format.money(toCents(isPaid ? invoice.grandTotal : invoice.balance))}</dd>
        </div>
        <DescribedLines names={describedInDocument} invoice={invoice} className={styles.label} />
      </dl>
    </div>
  )
}

function DocumentLogo() {
  const { logo } = useWorkspace()
  return logo !== null && <OwnLogo file={logo} className={styles.logo} />
}

const Lines = ({ text }: { text: string }) =>
  text && (
    <p className="pre-line">
      <bdi>{text}</bdi>
    </p>
  )

function Contact({ email, phone, fax }: { email: string; phone: string; fax: string }) {
  const t = useTexts('invoices')
  return (
    <>
      {email && (
        <p>
          <bdi>{email}</bdi>
        </p>
      )}
      {phone && (
        <p>
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
      {fax && (
        <p>
          {t('fields.fax')} <bdi dir="ltr">{fax}</bdi>
        </p>
      )}
    </>
  )
}
