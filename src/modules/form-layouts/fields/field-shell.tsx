import { FormHelperText } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldFrame, useLabelPosition } from '#platform/ui/form/inputs/fields.tsx'
import { GroupLabel } from './group-label.tsx'

interface FieldShellProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  message: string | undefined
  isRequired?: boolean
  isWide?: boolean
  /** For a field of several controls: the shell has role `group`. */
  isGroup?: boolean
  children: ReactNode
}

/** Label, and error or hint, of a custom field. */
export function FieldShell(props: FieldShellProps) {
  const { id, name, label, hint, message, isRequired = false, isWide, isGroup = false, children } = props
  const isInside = useLabelPosition() === 'inside'
  const text = message ?? hint
  const group = isGroup && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': text ? `${id}-words` : undefined,
  }
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} isWide={isWide} isGroup={isGroup}>
      {isInside && (
        <GroupLabel {...(isGroup ? { id: `${id}-label` } : { htmlFor: id })} label={label} isRequired={isRequired} />
      )}
      <div data-field={name} {...group}>
        {children}
      </div>
      {text && (
        <FormHelperText id={`${id}-words`} error={Boolean(message)}>
          {text}
        </FormHelperText>
      )}
    </FieldFrame>
  )
}
