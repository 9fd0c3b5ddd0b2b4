import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './conflict-choice.module.css'

interface ConflictChoiceProps {
  /** The field, and the record's current value. */
  path: string
  current: unknown
}

const typedInputs =
  ':is(input, textarea):not([aria-hidden], [type="checkbox"], [type="radio"], [type="hidden"], [type="file"])'

/** Whether users type the field's value, which then reads the same as on the server. */
const isTyped = (path: string) => document.querySelector(`form [name="${CSS.escape(path)}"]${typedInputs}`) !== null

/** Names the other user's value, and switches the field between it and the own one, so that both can be compared. */
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
    <>
      <CurrentValue path={path} current={current} />
      <button type="button" onClick={choose}>
        {t(usesServerValue ? 'conflict.mine' : 'conflict.theirs')}
      </button>
    </>
  )
}

function CurrentValue({ path, current }: ConflictChoiceProps) {
  const t = useTexts('form')
  const format = useFormats()
  const [isShown] = useState(() => isTyped(path))
  if (!isShown) return null
  if (current === null || current === '') return <span>{t('conflict.empty')}</span>
  if (typeof current !== 'string' && typeof current !== 'number') return null
  const isDay = typeof current === 'string' && /^\d{4}-\d\d-\d\d$/.test(current)
  const value = isDay ? format.date(current) : current
  return <span className={styles.value}>{t('conflict.value', { value })}</span>
}
