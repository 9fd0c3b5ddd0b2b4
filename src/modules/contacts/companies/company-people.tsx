import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { counted } from '#platform/numbers/counted.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { formatName } from '../contact-name.ts'
import { api } from '../contacts-client.ts'
import { contacts } from '../contract.ts'
import type { Company } from '../contract-companies.ts'
import styles from '../detail/contact-card.module.css'

const maxShown = 10

const linkToContacts = (view: Record<string, unknown>) => ({
  pathname: '/apps/contacts',
  search: `?${writeQuery(view)}`,
})

/** The first people of a company, with a link to all, and to a new one. */
export function CompanyPeople({ company: { name } }: { company: Company }) {
  const t = useTexts('contacts')
  const can = useCan()
  const isReadable = can('read', contacts.name)
  const { data } = useQuery({
    ...api.list.page({ query: { company: [name], limit: maxShown, sort: 'firstname' } }),
    enabled: isReadable,
  })
  if (!isReadable) return null
  return (
    <section className={styles.section} data-opens-record>
      <h3>{t('companies.people')}</h3>
      {data?.items.length === 0 && <p className="text-quiet">{t('companies.noPeople')}</p>}
      <ul className={styles.colleagues}>
        {data?.items.map((contact) => (
          <li key={contact.id}>
            <Link className={styles.colleague} to={linkToContacts({ contact: contact.id })}>
              <Avatar name={formatName(contact)} src={contact.image} size={32} />
              <span className={styles.who}>
                <bdi>{formatName(contact)}</bdi>
                <span className="block text-quiet text-12 regular">
                  {contact.jobTitle ? (
                    <bdi {...asWritten(contact.jobTitle)}>{contact.jobTitle}</bdi>
                  ) : (
                    t(`choices.department.${contact.department}`)
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.total > maxShown && (
        <Link className={styles.more} to={linkToContacts({ company: [name] })}>
          {t('allColleagues', { ...counted(data), company: name })}
        </Link>
      )}
      {can('create', contacts.name) && (
        <Button
          component={Link}
          to={linkToContacts({ contact: 'new', company: [name] })}
          size="small"
          className={styles.mark}
          startIcon={<IconPlus aria-hidden />}
        >
          {t('companies.addPerson')}
        </Button>
      )}
    </section>
  )
}
