import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldInput } from '#platform/ui/fields/field-inputs.tsx'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { type ContactField, fields } from '../contract-fields.ts'
import { getFields } from '../field-groups.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import styles from './contact-form.module.css'
import { CompanyField } from './company-field.tsx'
import { FurtherLines } from './further-lines.tsx'
import { LabelsField } from './labels-field.tsx'
import { ContactPicture } from './contact-picture.tsx'

export function FormFields() {
  const t = useTexts('contacts')
  return (
    <Fields>
      <ContactPicture />
      <div className={styles.pair}>
        <Inputs part="name" />
      </div>
      <div className={styles.pair}>
        <CompanyField />
        <Inputs part="work" />
      </div>
      <FurtherLines name="morePhones" add={t('addPhone')} main={<Inputs part="phone" />} />
      <FurtherLines name="moreEmails" add={t('addEmail')} main={<Inputs part="email" />} />
      <Inputs part="address" />
      <Inputs part="further" />
      <LabelsField />
      <Inputs part="notes" />
      <div className={styles.switches}>
        <Inputs part="marks" />
      </div>
    </Fields>
  )
}

/** The inputs of one part of the form. */
function Inputs({ part }: { part: ContactField['part'] }) {
  const texts = useContactTexts()
  return getFields(part).map((name) => (
    <FieldInput key={name} schema={fields[name]} name={name} texts={texts} toggle="switch" />
  ))
}
