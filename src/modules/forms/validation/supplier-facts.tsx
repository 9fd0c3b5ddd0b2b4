import { IconChevronRight, IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { Supplier } from '../contract-supplier.ts'
import { api } from '../forms-client.ts'
import { useGenericFacts } from '../supplier/generic-fields.tsx'
import styles from './stored-suppliers.module.css'

/** A supplier as one line that expands to the stored values. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const t = useTexts('forms')
  const format = useFormats()
  const countryName = useCountryName()
  const { id, name, city, country, attachments } = supplier
  const facts = useFacts(supplier)
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <IconChevronRight size={16} className={styles.arrow} aria-hidden />
        <span className="grid min-inline-0">
          <bdi className="justify-self-start max-inline-full truncate semibold" {...asWritten(name)}>
            {name}
          </bdi>
          <span className="text-quiet text-13">
            <bdi {...asWritten(city)}>{city}</bdi>, {countryName(country)} · {format.relative(supplier.createdAt)}
          </span>
        </span>
      </summary>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {attachments.map((file) => (
        <button
          key={file.id}
          type="button"
          className={styles.file}
          aria-label={t('stored.file', { name: file.name })}
          onClick={() =>
            void api.download
              .send({ params: { id, fileId: file.id } })
              .then(saveFile)
              .catch(() => {})
          }
        >
          <IconPaperclip size={16} aria-hidden />
          <bdi>{file.name}</bdi>
        </button>
      ))}
    </details>
  )
}

/** The labels and values of a supplier; empty values are omitted. */
function useFacts(supplier: Supplier) {
  const t = useTexts('forms')
  const format = useFormats()
  const listGenericFacts = useGenericFacts(supplier)
  const facts: (readonly [string, ReactNode])[] = [
    [t('fields.kind'), t(`kinds.${supplier.kind}`)],
    ...listGenericFacts('company'),
    [t('fields.street'), supplier.street],
    [t('fields.city'), [supplier.postalCode, supplier.city, supplier.region].filter(Boolean).join(' ')],
    [t('fields.vatNumber'), supplier.vatNumber],
    ...listGenericFacts('address'),
    [t('fields.iban'), supplier.iban],
    [t('fields.startsOn'), format.date(supplier.startsOn)],
    [t('fields.endsOn'), supplier.endsOn && format.date(supplier.endsOn)],
    [t('fields.paymentDays'), format.number(supplier.paymentDays)],
    [t('fields.orderLimit'), format.money(toCents(supplier.orderLimit))],
    ...listGenericFacts('agreement'),
    [t('fields.people'), format.list(supplier.people.map((person) => `\u2068${person.name}\u2069`))],
    [t('fields.about'), supplier.about],
  ]
  return facts.filter(([, value]) => value)
}
