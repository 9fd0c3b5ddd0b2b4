import { Button } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Contact } from '../contract.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { Colleagues } from './colleagues.tsx'
import { ContactFacts, hasNoDetails } from './contact-facts.tsx'
import { ContactHead } from './contact-head.tsx'
import { ContactQuickActions } from './contact-quick-actions.tsx'
import { ContactRecord } from './contact-record.tsx'
import styles from './contact-card.module.css'
import { Timeline } from './timeline.tsx'

export function ContactCard({ contact, actions }: { contact: Contact; actions: ContactActions }) {
  const t = useTexts('contacts')
  const rights = useRights(contact)
  const { edit } = useContactsView()
  const mayUpdate = rights.update && !contact.deleted

  return (
    <div className="flex-1 min-block-0 padding-card scroll-y scroll-contain" data-contact={contact.id}>
      <ContactHead contact={contact} />
      {!contact.deleted && <ContactQuickActions phone={contact.phone} email={contact.email} />}
      <ContactFacts contact={contact} />
      {contact.notes && (
        <section className={styles.section}>
          <h3>{t('fields.notes')}</h3>
          <p className="reading pre-line match-parent" {...asWritten(contact.notes)}>
            {contact.notes}
          </p>
        </section>
      )}
      {hasNoDetails(contact) && mayUpdate && (
        <p className="margin-block-start-4 text-quiet">
          {t('nothingYet')}{' '}
          <button type="button" className="min-hit-size text-brand semibold" onClick={() => edit(contact.id)}>
            {t('addDetails')}
          </button>
        </p>
      )}
      <Timeline contact={contact} />
      {contact.company && <Colleagues contact={contact} />}
      <ContactRecord contact={contact} />
      {!rights.any && <p className="margin-block-start-4 text-quiet">{t('notAllowed.update')}</p>}
      {mayUpdate && (
        <Button size="small" color="secondary" className={styles.mark} onClick={() => actions.mark(contact)}>
          {contact.frequentlycontacted ? t('unmark') : t('mark')}
        </Button>
      )}
    </div>
  )
}
