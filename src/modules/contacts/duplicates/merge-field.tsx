import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FieldValue } from '#platform/ui/fields/field-value.tsx'
import check from '#platform/ui/row-list/check.module.css'
import type { Contact } from '../contract.ts'
import { fields } from '../contract-fields.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import { listOptions, type SingleField } from './merge-choices.ts'
import styles from './merge-dialog.module.css'

interface MergeFieldProps {
  field: SingleField
  contacts: readonly Contact[]
  /** The id of the contact whose value is taken. */
  value: number
  onChange: (id: number) => void
}

/** A field with different values. */
export function MergeField({ field, contacts, value: chosenId, onChange }: MergeFieldProps) {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{texts.field(field)}</legend>
      <div className="overflow-hidden border rounded">
        {listOptions(contacts, field).map(({ value, id }, at) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              className={check.radio}
              name={name}
              aria-label={field === 'image' ? t('picture.number', { number: at + 1 }) : undefined}
              checked={id === chosenId}
              onChange={() => onChange(id)}
            />
            <span className="min-inline-0 medium pre-line break-anywhere">
              {field === 'image' ? (
                <Avatar name="" src={contacts.find((contact) => contact.id === id)?.image ?? ''} size={40} />
              ) : (
                <FieldValue schema={fields[field]} name={field} value={value} texts={texts} />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
