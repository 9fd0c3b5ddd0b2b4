import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Contact } from '../contract.ts'
import styles from './contact-card.module.css'

interface ContactRecordProps {
  /** A contact or a company. */
  contact: Pick<Contact, 'owner' | 'createdAt' | 'updatedAt'>
}

/** Owner of a record, when it was created and when it was last changed. */
export function ContactRecord({ contact }: ContactRecordProps) {
  const t = useTexts('contacts')
  const format = useFormats()
  return (
    <dl className={styles.record}>
      <div>
        <dt>{t('fields.owner')}</dt>
        <dd>{contact.owner.name}</dd>
      </div>
      {(['createdAt', 'updatedAt'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>
            <time dateTime={contact[name]}>{format.date(contact[name])}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
