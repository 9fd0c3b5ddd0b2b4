import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'

interface ConflictChoiceProps {
  /** The field, and the record's current value. */
  path: string
  current: unknown
}

/** Switches a field between the other user's value and the own one, so that both can be compared. */
export function ConflictChoice({ path, current }: ConflictChoiceProps) {
  const t = useTexts('form')
  const { getValues, setValue } = useFormContext()
  const [ownValue] = useState<unknown>(() => getValues(path))
  const [usesServerValue, setUsesServerValue] = useState(false)
  const choose = () => {
    setValue(path, usesServerValue ? ownValue : current, { shouldDirty: true, shouldValidate: true })
    setUsesServerValue(!usesServerValue)
  }
  return (
    <button type="button" onClick={choose}>
      {t(usesServerValue ? 'conflict.mine' : 'conflict.theirs')}
    </button>
  )
}
