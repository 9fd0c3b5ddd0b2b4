import { IconStarFilled } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { nameOf } from './contact-name.ts'
import { api } from './contacts-client.ts'
import styles from './recent-widget.module.css'

const screen = '/apps/contacts'
const shown = 5

/** Who was changed last. */
export default function RecentWidget() {
  const t = useTexts('contacts')
  const format = useFormats()
  const { data: recent } = useSuspenseQuery(api.list.query({ query: { sort: '-updatedAt', limit: shown } }))
  return (
    <Card
      title={t('widget.title')}
      aside={
        <Link className={styles.all} to={screen}>
          {t('widget.all')}
        </Link>
      }
    >
      {recent.length === 0 && <EmptyState small as="p" title={t('empty.none')} text={t('empty.noneText')} />}
      <ul className={styles.list}>
        {recent.map((contact) => (
          <li key={contact.id}>
            <Link className={styles.link} to={{ pathname: screen, search: `?contact=${contact.id}` }}>
              <Avatar name={nameOf(contact)} src={contact.image} size={36} />
              <span className={styles.words}>
                <span className={styles.name}>
                  {nameOf(contact)}
                  {contact.starred && (
                    <>
                      <IconStarFilled className={styles.star} size={14} aria-hidden />
                      <span className="visually-hidden">{t('places.starred')}</span>
                    </>
                  )}
                </span>
                <span className={styles.company}>{contact.company || t(`departments.${contact.department}`)}</span>
              </span>
              <time className={styles.when} dateTime={contact.updatedAt}>
                {format.relative(contact.updatedAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
