import { IconInfoCircle, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { EmailLink } from '#platform/ui/people/email-link.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fieldOf, isTextKind } from '#platform/fields/fields.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import { daysLeft, nameOf } from '../contact-name.ts'
import { linkToPreset } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { fields } from '../contract-fields.ts'
import { furtherFields } from '../field-places.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { Colleagues } from './colleagues.tsx'
import styles from './contact-card.module.css'
import { ContactLine } from './contact-line.tsx'

export function ContactCard({ contact, actions }: { contact: Contact; actions: ContactActions }) {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  const format = useFormats()
  const rights = useRights(contact)
  const { view, edit } = useContactsView()
  const name = nameOf(contact)
  const phones = [...(contact.phone ? [{ label: undefined, value: contact.phone }] : []), ...contact.morePhones]
  const emails = [...(contact.email ? [{ label: undefined, value: contact.email }] : []), ...contact.moreEmails]
  const further = furtherFields.filter((name) => Boolean(contact[name]))
  const hasNothing = phones.length + emails.length + further.length === 0 && !contact.address && !contact.notes

  return (
    <div className="flex-1 min-block-0 padding-card scroll-y scroll-contain" data-contact={contact.id}>
      <div className="grid justify-items-center text-center">
        <Avatar name={name} src={contact.image} size={88} />
        <h2 className="margin-block-start-4 text-21 break-anywhere">{name}</h2>
        <p className="margin-block-start-1 text-quiet">
          {t(`choices.department.${contact.department}`)}
          {contact.company && (
            <>
              <span aria-hidden> · </span>
              <Link to={linkToPreset(view, { company: [contact.company] })}>{contact.company}</Link>
            </>
          )}
        </p>
        {(contact.labels.length > 0 || contact.frequentlycontacted) && (
          <ul className="flex wrap justify-center gap-2 margin-block-start-3" aria-label={t('fields.labels')}>
            {contact.frequentlycontacted && <li className={styles.frequent}>{t('places.frequent')}</li>}
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

      {!contact.deleted && (contact.phone || contact.email) && (
        <div className={styles.quick}>
          {contact.phone && (
            <Button
              component="a"
              href={`tel:${contact.phone.replaceAll(/\s/g, '')}`}
              variant="outlined"
              color="secondary"
              startIcon={<IconPhone aria-hidden />}
            >
              {t('call')}
            </Button>
          )}
          {contact.email && (
            <Button
              component={EmailLink}
              email={contact.email}
              variant="outlined"
              color="secondary"
              startIcon={<IconMail aria-hidden />}
            >
              {t('write')}
            </Button>
          )}
        </div>
      )}

      <dl className={styles.facts}>
        {phones.map(({ label, value }, at) => (
          <ContactLine
            key={value}
            icon={at === 0 && <IconPhone size={18} aria-hidden />}
            term={t('fields.phone')}
            note={label && t(`kinds.${label}`)}
            copied={value}
          >
            <FieldValue schema={fields.phone} name="phone" value={value} texts={texts} isLink />
          </ContactLine>
        ))}
        {emails.map(({ label, value }, at) => (
          <ContactLine
            key={value}
            icon={at === 0 && <IconMail size={18} aria-hidden />}
            term={t('fields.email')}
            note={label && t(`kinds.${label}`)}
            copied={value}
          >
            <FieldValue schema={fields.email} name="email" value={value} texts={texts} isLink />
          </ContactLine>
        ))}
        {contact.address && (
          <ContactLine icon={<IconMapPin size={18} aria-hidden />} term={t('fields.address')} copied={contact.address}>
            <span className="flex-1 padding-block-2 pre-line match-parent" dir="auto">
              {contact.address}
            </span>
          </ContactLine>
        )}
        {further.map((name) => (
          <ContactLine
            key={name}
            icon={<IconInfoCircle size={18} aria-hidden />}
            term={texts.field(name)}
            note={<span aria-hidden>{texts.field(name)}</span>}
            copied={isTextKind(fieldOf(fields[name]).kind) ? String(contact[name]) : undefined}
          >
            <FieldValue schema={fields[name]} name={name} value={contact[name]} texts={texts} isLink />
          </ContactLine>
        ))}
      </dl>

      {contact.notes && (
        <section className={styles.section}>
          <h3>{t('fields.notes')}</h3>
          <p className="reading pre-line match-parent" dir="auto">
            {contact.notes}
          </p>
        </section>
      )}
      {hasNothing && rights.update && !contact.deleted && (
        <p className="margin-block-start-4 text-quiet">
          {t('nothingYet')}{' '}
          <button type="button" className="min-hit-size text-brand semibold" onClick={() => edit(contact.id)}>
            {t('addDetails')}
          </button>
        </p>
      )}
      {contact.company && <Colleagues contact={contact} />}

      <dl className={styles.record}>
        <div>
          <dt>{t('fields.owner')}</dt>
          <dd>{contact.owner.name}</dd>
        </div>
        <div>
          <dt>{t('fields.createdAt')}</dt>
          <dd>
            <time dateTime={contact.createdAt}>{format.date(contact.createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('fields.updatedAt')}</dt>
          <dd>
            <time dateTime={contact.updatedAt}>{format.date(contact.updatedAt)}</time>
          </dd>
        </div>
      </dl>
      {!rights.any && <p className="margin-block-start-4 text-quiet">{t('notAllowed.update')}</p>}
      {!contact.deleted && rights.update && (
        <Button size="small" color="secondary" className={styles.mark} onClick={() => actions.mark(contact)}>
          {contact.frequentlycontacted ? t('unmark') : t('mark')}
        </Button>
      )}
    </div>
  )
}
