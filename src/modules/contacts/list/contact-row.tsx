import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import check from '#platform/ui/row-list/check.module.css'
import { daysLeft, nameOf } from '../contact-name.ts'
import { type ContactsView, linkTo } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { type FlatField, flatFields, listedFields } from '../field-places.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import styles from './contact-row.module.css'

interface ContactRowProps {
  contact: Contact
  index: number
  start: number
  view: ContactsView
  isTabbable: boolean
  isTicked: boolean
  /** Something is ticked: every row shows its box. */
  isTicking: boolean
  isOpen: boolean
  canStar: boolean
  onTick: (index: number, extend: boolean) => void
  onStar: (contact: Contact) => void
}

const shownLabels = 2

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, index, start, view, isTicked, isTicking, isOpen, canStar, onTick, onStar } = props
  const t = useTexts('contacts')
  const name = nameOf(contact)
  const { labels, starred } = contact
  const further = labels.length - shownLabels
  return (
    <div
      role="row"
      className={styles.row}
      style={{ insetBlockStart: start }}
      aria-rowindex={index + 1}
      aria-selected={isTicked}
      data-index={index}
      data-open={isOpen}
      data-ticking={isTicking}
      tabIndex={props.isTabbable ? 0 : -1}
    >
      <span role="gridcell" className={styles.mark}>
        <label className={styles.face}>
          <Avatar name={name} src={contact.image} size={40} />
          <input
            type="checkbox"
            className={`${check.check} ${styles.box}`}
            tabIndex={-1}
            aria-label={t('select', { name })}
            checked={isTicked}
            onChange={(event) => {
              onTick(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
              event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true })
            }}
          />
        </label>
      </span>
      <span role="gridcell" className="grid gap-half min-inline-0">
        <Link
          className={styles.link}
          to={linkTo(view, { contact: contact.id, edit: undefined })}
          tabIndex={-1}
          aria-current={isOpen || undefined}
          draggable={false}
        >
          {name}
        </Link>
        <span className={styles.under}>
          {contact.deletedAt
            ? t('daysLeft', { count: daysLeft(contact.deletedAt) })
            : contact.company || t(`choices.department.${contact.department}`)}
        </span>
      </span>
      {listedFields.first.map((field) => (
        <span key={field} role="gridcell" className={styles.first}>
          <Listed contact={contact} field={field} />
        </span>
      ))}
      {listedFields.wide.map((field) => (
        <span key={field} role="gridcell" className={styles.wide}>
          <Listed contact={contact} field={field} />
        </span>
      ))}
      <span role="gridcell" className={styles.labels}>
        {labels.slice(0, shownLabels).map((label) => (
          <span key={label} className={styles.label}>
            {label}
          </span>
        ))}
        {further > 0 && <span className="flex-none text-12">{t('further', { number: further })}</span>}
      </span>
      <span role="gridcell" className={styles.mark}>
        {(canStar || starred) && !contact.deleted && (
          <button
            type="button"
            className={styles.star}
            tabIndex={-1}
            aria-label={t('star', { name })}
            aria-pressed={starred}
            disabled={!canStar}
            onClick={() => onStar(contact)}
          >
            {starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
          </button>
        )}
      </span>
    </div>
  )
})

/** What a row shows of a field; nothing where there is nothing. */
function Listed({ contact, field }: { contact: Contact; field: FlatField }) {
  const texts = useContactTexts()
  const value = contact[field]
  return value && <FieldValue schema={flatFields[field]} name={field} value={value} texts={texts} />
}
