import { type ComponentType, useId } from 'react'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'

interface SegmentInputProps extends CustomFieldProps {
  options: readonly { value: string; label: string; Icon?: ComponentType<{ size?: number }> }[]
}

/** Two to four exclusive options on one line; radio buttons that look like segments. */
export function SegmentInput({ name, label, hint, required = false, disabled = false, options }: SegmentInputProps) {
  const id = useId()
  const field = useField(name, label)
  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={field.message} isRequired={required} isGroup>
      <div className={styles.segments} data-disabled={disabled}>
        {options.map(({ value, label: optionLabel, Icon }, at) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={`${id}-segment`}
              className="visually-hidden"
              ref={at === 0 ? field.ref : undefined}
              value={value}
              checked={field.value === value}
              disabled={disabled}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            {Icon && <Icon size={18} aria-hidden />}
            {optionLabel}
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
