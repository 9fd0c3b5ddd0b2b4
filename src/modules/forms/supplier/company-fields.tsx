import type { Reason } from '#platform/errors/issue-reason.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { kinds, maximums } from '../contract-supplier.ts'
import { GenericInputs } from './generic-fields.tsx'
import styles from './supplier.module.css'
import { SelectInput, TextInput } from './supplier-form.ts'
import { useNameCheck } from './use-name-check.ts'

interface CompanyFieldsProps {
  /** Sets or clears the error that the name is taken. */
  onDuplicate: (reason?: Reason) => Promise<void>
}

export function CompanyFields({ onDuplicate }: CompanyFieldsProps) {
  const t = useTexts('forms')
  const { state, ask } = useNameCheck(onDuplicate)
  const hint = state === 'idle' || state === 'taken' ? undefined : t(`name.${state}`)
  return (
    <Fields columns={2}>
      <TextInput
        name="name"
        label={t('fields.name')}
        required
        maxLength={maximums.name}
        isWide
        autoComplete="organization"
        hint={
          hint && (
            <span className={styles.name} data-state={state}>
              {hint}
            </span>
          )
        }
        onChange={({ target }) => ask(target.value)}
      />
      <SelectInput
        name="kind"
        label={t('fields.kind')}
        required
        options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <GenericInputs part="company" />
      <TextInput
        name="about"
        label={t('fields.about')}
        multiline
        minRows={2}
        maxRows={6}
        maxLength={maximums.about}
        isWide
      />
    </Fields>
  )
}
