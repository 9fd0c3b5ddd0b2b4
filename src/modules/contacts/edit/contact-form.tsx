import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import type { Contact } from '../contract.ts'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './contact-form.module.css'
import { emptyForm, FormValues, toFormValues } from './form-values.ts'
import { FormFields } from './form-fields.tsx'
import { useSaveContact } from './use-save-contact.ts'

const getForm = ({ pathname, search }: { pathname: string; search: string }) => {
  const values = new URLSearchParams(search)
  return `${pathname} ${values.get('contact')} ${values.get('edit')}`
}

/** Creates or edits a contact. The form keeps its values until they are saved. */
export function ContactForm({ contact }: { contact?: Contact }) {
  const t = useTexts('contacts')
  const { view, setView } = useContactsView()
  // A colleague's change must not replace the values being typed.
  const [initialValues] = useState(() => (contact ? toFormValues(contact) : { ...emptyForm, ...startingWith(view) }))
  const form = useContractForm(FormValues, {
    values: initialValues,
    save: useSaveContact(contact, initialValues),
    onSaved: (id) => setView({ contact: id, edit: undefined }, { replace: true }),
  })
  const cancel = () => setView(contact ? { edit: undefined } : { contact: undefined }, { replace: true })

  return (
    <Form
      form={form}
      label={contact ? t('editing') : t('new')}
      draft={contact ? `contacts.edit.${contact.id}` : 'contacts.new'}
      start="firstname"
      getFormKey={getForm}
      onEscape={cancel}
      className={styles.form}
    >
      <div className={styles.fields}>
        <FormErrors />
        <FormFields />
      </div>
      <div className={styles.footer}>
        <FormFooter action={contact ? t('save') : t('create')} onCancel={cancel} />
      </div>
    </Form>
  )
}

/** A new contact gets the department, label or star of the present filter. */
const startingWith = ({ department, label, starred, company }: ReturnType<typeof useContactsView>['view']) => ({
  ...(department?.[0] && { department: department[0] }),
  ...(label && { labels: label }),
  ...(starred && { starred }),
  ...(company?.[0] && { company: company[0] }),
})
