import { useId, useState } from 'react'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'

/** A rich-text field with lists and links; resets with the form. */
export function DetailsInput({ name, label, hint, required = false, disabled = false }: CustomFieldProps) {
  const id = useId()
  const field = useField(name, label)
  const value = typeof field.value === 'string' ? field.value : ''
  // The editor is uncontrolled: remount it only after changes from outside.
  const [{ reported, round }, set] = useState({ reported: value, round: 0 })
  if (value !== reported) set({ reported: value, round: round + 1 })
  return (
    <FieldShell
      id={id}
      name={name}
      label={label}
      hint={hint}
      message={field.message}
      isRequired={required}
      isWide
      isGroup
    >
      <RichTextEditor
        isSmall
        label={label}
        value={value}
        resetKey={`${round} ${disabled}`}
        isDisabled={disabled}
        isInvalid={Boolean(field.message)}
        describedBy={`${id}-words`}
        onChange={(html) => {
          set((now) => ({ ...now, reported: html }))
          field.onChange(html)
        }}
        {...(styles.details && { className: styles.details })}
      />
    </FieldShell>
  )
}
