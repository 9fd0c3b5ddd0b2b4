import type { ReactNode } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { OwnLogo } from '#platform/ui/brand/own-logo.tsx'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import styles from './invoice-document.module.css'
import { PageStyle } from './page-style.tsx'
import { usePaperSize } from './paper.ts'

interface DocumentFrameProps {
  invoice: PublicInvoice
  title: string
  number: string
  /** A word below the number, such as that an invoice is void. */
  stamp?: string | undefined
  label: string
  /** `h1` on pages without another heading. */
  as: 'h1' | 'h2'
  children: ReactNode
}

/** A sheet of paper with the sender, the title and the number: the same on screen, on paper and as a PDF. */
export function DocumentFrame({ invoice, title, number, stamp, label, as: Title, children }: DocumentFrameProps) {
  const paperSize = usePaperSize()
  return (
    <div className={styles.sheet}>
      <article className={styles.paper} data-paper={paperSize} aria-label={label}>
        <PageStyle paperSize={paperSize} number={number} />
        <header className={styles.head}>
          <address className={styles.from}>
            <DocumentLogo />
            <p className={styles.seller}>
              <bdi {...asWritten(invoice.billFrom)}>{invoice.billFrom}</bdi>
            </p>
            <Lines text={invoice.billFromAddress} />
            <Contact email={invoice.billFromEmail} phone={invoice.billFromPhone} fax={invoice.billFromFax} />
          </address>
          <div className={styles.name}>
            <Title className={styles.title} tabIndex={Title === 'h1' ? -1 : undefined}>
              {title}
            </Title>
            <p className="margin-block-start-1 text-16 semibold tabular" translate="no">
              <bdi>{number}</bdi>
            </p>
            {stamp && <p className={styles.stamp}>{stamp}</p>}
          </div>
        </header>
        {children}
      </article>
    </div>
  )
}

/** The customer of a document. */
export function DocumentCustomer({ invoice }: { invoice: PublicInvoice }) {
  const t = useTexts('invoices')
  return (
    <section className={styles.to}>
      <p className={styles.label}>{t('billedTo')}</p>
      <address>
        <p className="text-normal text-16 semibold">
          <bdi {...asWritten(invoice.billTo)}>{invoice.billTo}</bdi>
        </p>
        <Lines text={invoice.billToAddress} />
        <Contact email={invoice.billToEmail} phone={invoice.billToPhone} fax={invoice.billToFax} />
      </address>
    </section>
  )
}

/** A text below the lines of a document. */
export function DocumentNote({ label, text }: { label: string; text: string }) {
  return (
    text && (
      <section className={styles.note}>
        <p className={styles.label}>{label}</p>
        <p>
          <bdi {...asWritten(text)}>{text}</bdi>
        </p>
      </section>
    )
  )
}

function DocumentLogo() {
  const { logo } = useWorkspace()
  return logo !== null && <OwnLogo file={logo} className={styles.logo} />
}

const Lines = ({ text }: { text: string }) =>
  text && (
    <p className="pre-line">
      <bdi {...asWritten(text)}>{text}</bdi>
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
