import { Autocomplete, Chip, TextField } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import type { CustomFieldProps } from './custom-field.ts'

interface TagsInputProps extends CustomFieldProps {
  /** Suggestions; other tags may be typed. */
  suggestions: readonly string[]
}

const toList = (value: unknown) => (Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : [])

/** Tags: Enter or a comma adds one, Backspace removes the last one. */
export function TagsInput({ name, label, hint, required = false, disabled = false, suggestions }: TagsInputProps) {
  const t = useTexts('form-layouts')
  const id = useId()
  const field = useField(name, label)
  const tags = toList(field.value)
  const add = (typed: string) => {
    const clean = typed.trim()
    if (clean && !tags.some((tag) => tag.toLowerCase() === clean.toLowerCase())) field.onChange([...tags, clean])
  }
  const hintText = hint ?? t('tags.hint')
  return (
    <FieldShell id={id} name={name} label={label} hint={hintText} message={field.message} isRequired={required}>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        disabled={disabled}
        options={suggestions.filter((one) => !tags.includes(one))}
        value={tags}
        onChange={(_, next) => {
          const trimmed = next.map((tag) => tag.trim()).filter((tag) => tag !== '')
          field.onChange([...new Map(trimmed.map((tag) => [tag.toLowerCase(), tag])).values()])
        }}
        onBlur={field.onBlur}
        clearOnBlur={false}
        renderValue={(values, itemProps) =>
          values.map((tag, index) => {
            const { key, ...rest } = itemProps({ index })
            return <Chip key={key} {...rest} size="small" label={<bdi>{tag}</bdi>} />
          })
        }
        renderInput={(input) => (
          <TextField
            {...input}
            inputRef={field.ref}
            hiddenLabel
            error={Boolean(field.message)}
            aria-describedby={`${id}-words`}
            onKeyDown={(event) => {
              if ((event.key !== ',' && event.key !== '،') || event.nativeEvent.isComposing) return
              event.preventDefault()
              const { target } = event
              if (!(target instanceof HTMLInputElement)) return
              add(target.value)
              // The Autocomplete keeps its own input: clear it by an input event.
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, '')
              target.dispatchEvent(new Event('input', { bubbles: true }))
            }}
          />
        )}
      />
    </FieldShell>
  )
}
