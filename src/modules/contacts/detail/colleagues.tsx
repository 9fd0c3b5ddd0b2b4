import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { formatName } from '../contact-name.ts'
import { api } from '../contacts-client.ts'
import { linkTo, linkToPreset } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './contact-card.module.css'

const maxShown = 5

/** Other contacts of the same company. */
export function Colleagues({ contact }: { contact: Contact }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { data } = useQuery(api.list.page({ query: { company: [contact.company], limit: maxShown + 1 } }))
  const colleagues = data?.items.filter(({ id }) => id !== contact.id) ?? []
  if (!data || colleagues.length === 0) return null
  return (
    <section className={styles.section} data-opens-record>
      <h3>{t('colleagues')}</h3>
      <ul className={styles.colleagues}>
        {colleagues.slice(0, maxShown).map((colleague) => (
          <li key={colleague.id}>
            <Link className={styles.colleague} to={linkTo(view, { contact: colleague.id, edit: undefined })}>
              <Avatar name={formatName(colleague)} src={colleague.image} size={32} />
              <span className={styles.who}>
                {formatName(colleague)}
                <span className="block text-quiet text-12 regular">
                  {t(`choices.department.${colleague.department}`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data.total > maxShown + 1 && (
        <Link className={styles.more} to={linkToPreset(view, { company: [contact.company] })}>
          {t('allColleagues', { ...counted(data), company: contact.company })}
        </Link>
      )}
    </section>
  )
}
