import { Button } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorInput } from '#platform/ui/form/inputs/color-input.tsx'
import { FieldFrame } from '#platform/ui/form/inputs/fields.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { defaultBrand } from '#platform/ui/theme/tokens.ts'

/** The workspace's colour; screens show it once it is saved. */
export function ColorField() {
  const t = useTexts('workspace')
  const id = useId()
  const label = t('fields.color')
  const { value, onChange, onBlur, ref, message } = useField('color', label)
  const color = typeof value === 'string' ? value : null
  return (
    <FieldFrame id={id} label={label}>
      <ColorInput
        id={id}
        value={color}
        defaultValue={defaultBrand}
        onChange={onChange}
        onInvalid={onChange}
        onBlur={onBlur}
        inputRef={ref}
        label={label}
        pick={t('colorPick')}
        invalidText={t('errors.color')}
        message={message}
        hintId={`${id}hint`}
      />
      <p id={`${id}hint`} className="margin-block-start-2 text-quiet text-13">
        {t('hints.color')}
      </p>
      {color !== null && (
        <Button size="small" onClick={() => onChange(null)}>
          {t('colorClear')}
        </Button>
      )}
    </FieldFrame>
  )
}
