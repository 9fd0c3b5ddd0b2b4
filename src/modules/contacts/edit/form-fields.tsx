import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { fieldsOf } from '#platform/ui/form/inputs/fields-of.ts'
import { departments } from '../contract.ts'
import styles from './contact-form.module.css'
import type { FormValues } from './form-values.ts'
import { FurtherLines } from './further-lines.tsx'
import { LabelsField } from './labels-field.tsx'
import { PictureField } from './picture-field.tsx'

const { TextInput, SelectInput, ToggleInput } = fieldsOf<FormValues>()

export function FormFields() {
  const t = useTexts('contacts')
  return (
    <Fields>
      <PictureField />
      <div className={styles.pair}>
        <TextInput name="firstname" label={t('fields.firstname')} required />
        <TextInput name="lastname" label={t('fields.lastname')} />
      </div>
      <div className={styles.pair}>
        <TextInput name="company" label={t('fields.company')} />
        <SelectInput
          name="department"
          label={t('fields.department')}
          options={departments.map((value) => ({ value, label: t(`departments.${value}`) }))}
        />
      </div>
      <FurtherLines
        name="morePhones"
        add={t('addPhone')}
        main={<TextInput name="phone" label={t('fields.phone')} type="tel" />}
      />
      <FurtherLines
        name="moreEmails"
        add={t('addEmail')}
        main={<TextInput name="email" label={t('fields.email')} type="email" />}
      />
      <TextInput name="address" label={t('fields.address')} multiline maxRows={4} />
      <LabelsField />
      <TextInput name="notes" label={t('fields.notes')} multiline minRows={3} maxRows={12} />
      <div className={styles.switches}>
        <ToggleInput name="starred" label={t('fields.starred')} kind="switch" />
        <ToggleInput name="frequentlycontacted" label={t('fields.frequentlycontacted')} kind="switch" />
      </div>
    </Fields>
  )
}
