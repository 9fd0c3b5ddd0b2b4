import { IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import { daysLeft } from '../contact-name.ts'
import { linkToCompanies } from '../companies-view.ts'
import { type Company, companyShape } from '../contract-companies.ts'
import styles from '../detail/contact-card.module.css'
import { ContactLine } from '../detail/contact-line.tsx'
import { ContactQuickActions } from '../detail/contact-quick-actions.tsx'
import { ContactRecord } from '../detail/contact-record.tsx'
import { CompanyMark } from './company-mark.tsx'
import { CompanyPeople } from './company-people.tsx'
import { useCompanyTexts } from './use-company-texts.ts'

/** What is known about a company, and its people. */
export function CompanyCard({ company }: { company: Company }) {
  const t = useTexts('contacts')
  return (
    <div className="flex-1 min-block-0 padding-card scroll-y scroll-contain" data-company={company.id}>
      <CardHead company={company} />
      {!company.deleted && <ContactQuickActions phone={company.phone} email="" />}
      <CompanyFacts company={company} />
      {company.notes && (
        <section className={styles.section}>
          <h3>{t('fields.notes')}</h3>
          <p className="reading pre-line match-parent" {...asWritten(company.notes)}>
            {company.notes}
          </p>
        </section>
      )}
      {!company.deleted && <CompanyPeople company={company} />}
      <ContactRecord contact={company} />
    </div>
  )
}

function CardHead({ company }: { company: Company }) {
  const t = useTexts('contacts')
  const { name, industry, labels, deletedAt } = company
  return (
    <div className="grid justify-items-center text-center">
      <CompanyMark size={88} />
      <h2 className="margin-block-start-4 text-21 break-anywhere">
        <bdi {...asWritten(name)}>{name}</bdi>
      </h2>
      {industry && (
        <p className="margin-block-start-1 text-quiet">
          <bdi {...asWritten(industry)}>{industry}</bdi>
        </p>
      )}
      {labels.length > 0 && (
        <ul className="flex wrap justify-center gap-2 margin-block-start-3" aria-label={t('fields.labels')}>
          {labels.map((label) => (
            <li key={label}>
              <Link className={styles.label} to={linkToCompanies({ q: label })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {deletedAt && (
        <p className="padding-2-3 margin-block-start-4 rounded bg-warning-soft text-warning text-13 medium">
          {t('trashed', { count: daysLeft(deletedAt) })}
        </p>
      )}
    </div>
  )
}

const icons = { phone: IconPhone, website: IconWorld, address: IconMapPin }

function CompanyFacts({ company }: { company: Company }) {
  const texts = useCompanyTexts()
  return (
    <dl className={styles.facts}>
      {(['phone', 'website', 'address'] as const).map((name) => {
        const Icon = icons[name]
        return (
          company[name] && (
            <ContactLine
              key={name}
              icon={<Icon size={18} aria-hidden />}
              term={texts.field(name)}
              copied={company[name]}
            >
              <FieldValue schema={companyShape[name]} name={name} value={company[name]} texts={texts} isLink />
            </ContactLine>
          )
        )
      })}
    </dl>
  )
}
