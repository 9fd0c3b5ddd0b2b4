import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { FieldInputs } from '#platform/ui/fields/field-inputs.tsx'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { fields, type PlainRecord } from '../contract.ts'
import { usePlainRecordTexts } from '../use-plain-record-texts.ts'
import { blank, FormSchema, toFormValues } from './form-values.ts'
import styles from './plain-record-form.module.css'
import { useSavePlainRecord } from './use-save-plain-record.ts'

/** Creates or changes a record. The typed values stay until they are saved. */
export function PlainRecordForm({ plainRecord }: { plainRecord?: PlainRecord }) {
  const t = useTexts('plain-records')
  const texts = usePlainRecordTexts()
  const navigate = useNavigate()
  // A colleague's change meanwhile must not replace typed values.
  const [before] = useState(plainRecord)
  const form = useContractForm(FormSchema, {
    values: before ? toFormValues(before) : blank,
    save: useSavePlainRecord(before),
    onSaved: (id) => void navigate(`/apps/plain-records/${id}`, { replace: true }),
  })
  const leave = () => void navigate(before ? `/apps/plain-records/${before.id}` : '/apps/plain-records')
  return (
    <Form
      form={form}
      label={before ? t('editing') : t('new')}
      draft={before ? `plain-records.edit.${before.id}` : 'plain-records.new'}
      start="plainName"
    >
      <Card className={styles.card}>
        <FormErrors />
        <Fields columns={2}>
          <FieldInputs fields={fields} texts={texts} />
        </Fields>
        <FormFooter action={before ? t('save') : t('create')} onCancel={leave} />
      </Card>
    </Form>
  )
}
