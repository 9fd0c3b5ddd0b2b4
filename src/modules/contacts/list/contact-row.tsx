import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import { getRowIndex } from '#platform/ui/row-list/column-names.tsx'
import check from '#platform/ui/row-list/check.module.css'
import { daysLeft, formatName } from '../contact-name.ts'
import { type ContactsView, linkTo } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import { type FlatField, flatFields, listedFields } from '../field-groups.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import styles from './contact-row.module.css'

interface ContactRowProps {
  contact: Contact
  index: number
  start: number
  view: ContactsView
  isTabbable: boolean
  isSelected: boolean
  /** Whether any row is selected, so that all show their check boxes. */
  hasSelection: boolean
  isOpen: boolean
  canStar: boolean
  onSelect: (index: number, extend: boolean) => void
  onStar: (contact: Contact) => void
}

const shownLabels = 2

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, index, start, view, isSelected, hasSelection, isOpen, canStar, onSelect, onStar } = props
  const t = useTexts('contacts')
  return (
    <div
      role="row"
      className={styles.row}
      style={{ insetBlockStart: start }}
      aria-rowindex={getRowIndex(index)}
      aria-selected={isSelected}
      data-index={index}
      data-open={isOpen}
      data-selecting={hasSelection}
      tabIndex={props.isTabbable ? 0 : -1}
    >
      <AvatarWithCheckbox contact={contact} isSelected={isSelected} onSelect={(extend) => onSelect(index, extend)} />
      <span role="gridcell" className="grid gap-half min-inline-0">
        <Link
          className={styles.link}
          to={linkTo(view, { contact: contact.id, edit: undefined })}
          tabIndex={-1}
          aria-current={isOpen || undefined}
          draggable={false}
          {...asWritten(formatName(contact))}
        >
          {formatName(contact)}
        </Link>
        <span className={styles.under} {...asWritten(contact.deletedAt ? '' : contact.company)}>
          {contact.deletedAt
            ? t('daysLeft', { count: daysLeft(contact.deletedAt) })
            : contact.company || t(`choices.department.${contact.department}`)}
        </span>
      </span>
      {listedFields.first.map((field) => (
        <span key={field} role="gridcell" className={styles.first} dir="auto">
          <Listed contact={contact} field={field} />
        </span>
      ))}
      {listedFields.wide.map((field) => (
        <span key={field} role="gridcell" className={styles.wide} dir="auto">
          <Listed contact={contact} field={field} />
        </span>
      ))}
      <Labels labels={contact.labels} />
      <span role="gridcell" className={styles.mark}>
        {(canStar || contact.starred) && !contact.deleted && (
          <StarButton contact={contact} isDisabled={!canStar} onClick={() => onStar(contact)} />
        )}
      </span>
    </div>
  )
})

interface AvatarWithCheckboxProps {
  contact: Contact
  isSelected: boolean
  onSelect: (extend: boolean) => void
}

/** The picture, which a check box replaces on hover and selection. */
function AvatarWithCheckbox({ contact, isSelected, onSelect }: AvatarWithCheckboxProps) {
  const t = useTexts('contacts')
  const name = formatName(contact)
  return (
    <span role="gridcell" className={styles.mark}>
      <label className={styles.face}>
        <Avatar name={name} src={contact.image} size={40} />
        <input
          type="checkbox"
          className={`${check.check} ${styles.box}`}
          tabIndex={-1}
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={(event) => {
            onSelect(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true })
          }}
        />
      </label>
    </span>
  )
}

function Labels({ labels }: { labels: readonly string[] }) {
  const t = useTexts('contacts')
  const hiddenLabels = labels.length - shownLabels
  return (
    <span role="gridcell" className={styles.labels}>
      {labels.slice(0, shownLabels).map((label) => (
        <span key={label} className={styles.label} {...asWritten(label)}>
          {label}
        </span>
      ))}
      {hiddenLabels > 0 && <span className="flex-none text-12">{t('further', { number: hiddenLabels })}</span>}
    </span>
  )
}

interface StarButtonProps {
  contact: Contact
  isDisabled: boolean
  onClick: () => void
}

function StarButton({ contact, isDisabled, onClick }: StarButtonProps) {
  const t = useTexts('contacts')
  const Star = contact.starred ? IconStarFilled : IconStar
  return (
    <button
      type="button"
      className={styles.star}
      tabIndex={-1}
      aria-label={t('star', { name: formatName(contact) })}
      aria-pressed={contact.starred}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Star size={18} aria-hidden />
    </button>
  )
}

/** A field of a contact in the list. */
function Listed({ contact, field }: { contact: Contact; field: FlatField }) {
  const texts = useContactTexts()
  const value = contact[field]
  return value && <FieldValue schema={flatFields[field]} name={field} value={value} texts={texts} />
}
