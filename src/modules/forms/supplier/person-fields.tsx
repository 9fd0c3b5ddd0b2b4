import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { roles } from '../contract-supplier.ts'
import { SelectInput, TextInput } from './supplier-form.ts'

/** One contact; each label contains the contact's number. */
export function PersonFields({ at }: { at: number }) {
  const t = useTexts('forms')
  const getLabel = (field: string) => t('people.fieldOf', { field, position: at + 1 })
  return (
    <Fields columns={2}>
      <TextInput
        name={`people.${at}.name`}
        label={t('fields.personName')}
        ariaLabel={getLabel(t('fields.personName'))}
        required
      />
      <TextInput
        name={`people.${at}.email`}
        label={t('fields.email')}
        ariaLabel={getLabel(t('fields.email'))}
        type="email"
        required
      />
      <TextInput
        name={`people.${at}.phone`}
        label={t('fields.phone')}
        ariaLabel={getLabel(t('fields.phone'))}
        type="tel"
      />
      <SelectInput
        name={`people.${at}.role`}
        label={t('fields.role')}
        ariaLabel={getLabel(t('fields.role'))}
        options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
    </Fields>
  )
}
