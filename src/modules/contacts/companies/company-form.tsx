import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldInput } from '#platform/ui/fields/field-inputs.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { api } from '../companies-client.ts'
import { type Company, companyShape } from '../contract-companies.ts'
import styles from '../edit/contact-form.module.css'
import { LabelsField } from '../edit/labels-field.tsx'
import { useCompaniesView } from '../use-companies-view.ts'
import { CompanyValues, emptyCompany, toCompanyForm } from './company-values.ts'
import { useCompanyTexts } from './use-company-texts.ts'

const getForm = ({ pathname, search }: { pathname: string; search: string }) => {
  const values = new URLSearchParams(search)
  return `${pathname} ${values.get('company')} ${values.get('edit')}`
}

/** Creates or edits a company. The form keeps its values until they are saved. */
export function CompanyForm({ company }: { company?: Company }) {
  const t = useTexts('contacts')
  const { setView } = useCompaniesView()
  // A colleague's change must not replace the values being typed.
  const [initialValues] = useState(() => (company ? toCompanyForm(company) : emptyCompany))
  const form = useContractForm(CompanyValues, {
    values: initialValues,
    save: useSaveCompany(company, initialValues),
    words: { 'name.taken': t('companies.taken') },
    onSaved: (id) => setView({ company: id, edit: undefined }, { replace: true }),
  })
  const cancel = () => setView(company ? { edit: undefined } : { company: undefined }, { replace: true })

  return (
    <Form
      form={form}
      label={company ? t('companies.editing') : t('companies.new')}
      draft={company ? `contacts.companies.edit.${company.id}` : 'contacts.companies.new'}
      start="name"
      getFormKey={getForm}
      onEscape={cancel}
      className={styles.form}
    >
      <div className={styles.fields}>
        <FormErrors />
        <Fields>
          <Inputs names={['name', 'industry']} />
          <div className={styles.pair}>
            <Inputs names={['website', 'phone']} />
          </div>
          <Inputs names={['address']} />
          <LabelsField />
          <Inputs names={['notes']} />
        </Fields>
      </div>
      <div className={styles.footer}>
        <FormFooter action={company ? t('save') : t('companies.create')} onCancel={cancel} />
      </div>
    </Form>
  )
}

function Inputs({ names }: { names: readonly (keyof CompanyValues)[] }) {
  const texts = useCompanyTexts()
  return names.map((name) => <FieldInput key={name} schema={companyShape[name]} name={name} texts={texts} />)
}

// The form shows refusals above its fields.
const quiet = { quiet: true }

/** Saves the form's values and answers the company's id. */
function useSaveCompany(company: Company | undefined, initialValues: CompanyValues) {
  const t = useTexts('contacts')
  const { mutateAsync: create } = useMutation(api.create.mutation(quiet))
  const { mutateAsync: edit } = useMutation(api.edit.mutation(quiet))
  const { mutateAsync: change } = useMutation(api.edit.mutation())
  const merge = useMergedEdit(company)

  return async (values: CompanyValues) => {
    if (!company) {
      const created = await create({ body: values })
      toast({
        text: t('done.created', { name: created.name }),
        tone: 'success',
        undo: () => change({ params: { id: created.id }, body: { deleted: true } }),
      })
      return created.id
    }
    const { id } = company
    const body = changedFields(initialValues, values)
    if (Object.keys(body).length === 0) return id
    const send = (changes: typeof body) => merge(changes, (merged) => edit({ params: { id }, body: merged }))
    await send(body)
    toast({ text: t('done.saved'), tone: 'success', undo: () => send(changedFields(values, initialValues)) })
    return id
  }
}
