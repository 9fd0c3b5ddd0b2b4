import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { linkToCompanies } from '../companies-view.ts'
import { daysLeft, formatName } from '../contact-name.ts'
import { linkToPreset } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { companies } from '../contract-companies.ts'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './contact-card.module.css'

/** Picture, name, job title, department, company and labels of a contact. */
export function ContactHead({ contact }: { contact: Contact }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const name = formatName(contact)
  return (
    <div className="grid justify-items-center text-center">
      <Avatar name={name} src={contact.image} size={88} />
      <h2 className="margin-block-start-4 text-21 break-anywhere">{name}</h2>
      <p className="margin-block-start-1 text-quiet">
        {contact.jobTitle && (
          <>
            {contact.jobTitle}
            <span aria-hidden> · </span>
          </>
        )}
        {t(`choices.department.${contact.department}`)}
        {contact.company && (
          <>
            <span aria-hidden> · </span>
            <CompanyLink contact={contact} />
          </>
        )}
      </p>
      {(contact.labels.length > 0 || contact.frequentlycontacted) && (
        <ul className="flex wrap justify-center gap-2 margin-block-start-3" aria-label={t('fields.labels')}>
          {contact.frequentlycontacted && <li className={styles.frequent}>{t('presets.frequent')}</li>}
          {contact.labels.map((label) => (
            <li key={label}>
              <Link className={styles.label} to={linkToPreset(view, { label: [label] })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {contact.deletedAt && (
        <p className="padding-2-3 margin-block-start-4 rounded bg-warning-soft text-warning text-13 medium">
          {t('trashed', { count: daysLeft(contact.deletedAt) })}
        </p>
      )}
    </div>
  )
}

/** Leads to the company; without one of this name, to the contacts that have the name. */
function CompanyLink({ contact: { company, companyId } }: { contact: Contact }) {
  const can = useCan()
  const { view } = useContactsView()
  const isLinked = companyId !== null && can('read', companies.name)
  return (
    <Link to={isLinked ? linkToCompanies({ company: companyId }) : linkToPreset(view, { company: [company] })}>
      {company}
    </Link>
  )
}
