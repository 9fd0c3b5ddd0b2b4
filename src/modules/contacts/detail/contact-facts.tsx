import { IconInfoCircle, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getField, isTextKind } from '#platform/fields/fields.ts'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import type { Contact } from '../contract.ts'
import { type Detail, fields } from '../contract-fields.ts'
import { genericFields } from '../field-groups.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import styles from './contact-card.module.css'
import { ContactLine } from './contact-line.tsx'

const listPhones = ({ phone, phoneLabel, morePhones }: Contact): Detail[] => [
  ...(phone ? [{ label: phoneLabel, value: phone }] : []),
  ...morePhones,
]
const listEmails = ({ email, emailLabel, moreEmails }: Contact): Detail[] => [
  ...(email ? [{ label: emailLabel, value: email }] : []),
  ...moreEmails,
]
const listFilledFields = (contact: Contact) => genericFields.filter((name) => Boolean(contact[name]))
// A choice is never empty.
const listTypedFields = (contact: Contact) =>
  listFilledFields(contact).filter((name) => getField(fields[name]).kind !== 'choice')

/** Whether a contact has nothing but a name. */
export const hasNoDetails = (contact: Contact) =>
  !contact.address &&
  !contact.notes &&
  [listPhones, listEmails, listTypedFields].every((listFacts) => listFacts(contact).length === 0)

/** Phone numbers, email addresses, postal address and further fields, each with a button that copies it. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  return (
    <dl className={styles.facts}>
      <LabelledLines name="phone" icon={<IconPhone size={18} aria-hidden />} values={listPhones(contact)} />
      <LabelledLines name="email" icon={<IconMail size={18} aria-hidden />} values={listEmails(contact)} />
      {contact.address && (
        <ContactLine icon={<IconMapPin size={18} aria-hidden />} term={t('fields.address')} copied={contact.address}>
          <span className="flex-1 padding-block-2 pre-line match-parent" {...asWritten(contact.address)}>
            {contact.address}
          </span>
        </ContactLine>
      )}
      {listFilledFields(contact).map((name) => (
        <ContactLine
          key={name}
          icon={<IconInfoCircle size={18} aria-hidden />}
          term={texts.field(name)}
          note={<span aria-hidden>{texts.field(name)}</span>}
          copied={isTextKind(getField(fields[name]).kind) ? String(contact[name]) : undefined}
        >
          <FieldValue schema={fields[name]} name={name} value={contact[name]} texts={texts} isLink />
        </ContactLine>
      ))}
    </dl>
  )
}

interface LabelledLinesProps {
  name: 'phone' | 'email'
  /** Shown beside the first line. */
  icon: ReactNode
  values: readonly Detail[]
}

function LabelledLines({ name, icon, values }: LabelledLinesProps) {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  return values.map(({ label, value }, at) => (
    <ContactLine
      key={value}
      icon={at === 0 && icon}
      term={t(`fields.${name}`)}
      note={label !== 'other' && t(`kinds.${label}`)}
      copied={value}
    >
      <FieldValue schema={fields[name]} name={name} value={value} texts={texts} isLink />
    </ContactLine>
  ))
}
