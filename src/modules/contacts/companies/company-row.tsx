import { memo } from 'react'
import { Link } from 'react-router'
import { countedInFacet } from '#platform/numbers/counted.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getRowIndex } from '#platform/ui/row-list/column-names.tsx'
import { daysLeft } from '../contact-name.ts'
import { type CompaniesView, linkToCompanies } from '../companies-view.ts'
import type { Company } from '../contract-companies.ts'
import styles from '../list/contact-row.module.css'
import { CompanyMark } from './company-mark.tsx'
import { toHost } from './to-host.ts'

interface CompanyRowProps {
  company: Company
  index: number
  start: number
  view: CompaniesView
  isTabbable: boolean
  isOpen: boolean
}

const shownLabels = 2

export const CompanyRow = memo(function CompanyRow({
  company,
  index,
  start,
  view,
  isTabbable,
  isOpen,
}: CompanyRowProps) {
  const { id, name, website, phone, labels } = company
  return (
    <div
      role="row"
      className={styles.row}
      style={{ insetBlockStart: start }}
      aria-rowindex={getRowIndex(index)}
      data-index={index}
      data-open={isOpen}
      tabIndex={isTabbable ? 0 : -1}
    >
      <span className={styles.mark} aria-hidden>
        <CompanyMark size={40} />
      </span>
      <span role="gridcell" className="grid gap-half min-inline-0">
        <Link
          className={styles.link}
          to={linkToCompanies({ company: id, edit: undefined }, view)}
          tabIndex={-1}
          aria-current={isOpen || undefined}
          draggable={false}
          {...asWritten(name)}
        >
          {name}
        </Link>
        <span className={styles.under}>
          <CompanyFacts company={company} />
        </span>
      </span>
      <span role="gridcell" className={styles.first}>
        <bdi dir="ltr">{toHost(website)}</bdi>
      </span>
      <span role="gridcell" className={styles.wide}>
        <bdi dir="ltr">{phone}</bdi>
      </span>
      <span role="gridcell" className={styles.labels}>
        {labels.slice(0, shownLabels).map((label) => (
          <span key={label} className={styles.label} {...asWritten(label)}>
            {label}
          </span>
        ))}
      </span>
    </div>
  )
})

/** The industry and the number of people, for users who may read these; in the trash, the days left. */
function CompanyFacts({ company: { industry, people, deletedAt } }: { company: Company }) {
  const t = useTexts('contacts')
  if (deletedAt) return t('daysLeft', { count: daysLeft(deletedAt) })
  return (
    <>
      {industry && <bdi {...asWritten(industry)}>{industry}</bdi>}
      {industry && people !== null && <span aria-hidden> · </span>}
      {people !== null && t('found', countedInFacet(people))}
    </>
  )
}
