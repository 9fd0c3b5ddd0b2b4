import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/leave-guard.tsx'
import { type Contact, ContactDraft } from '../contract.ts'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './contact-form.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { blank, type FormValues, valuesOf } from './form-values.ts'
import { messageOf } from './form-errors.ts'
import { FormFields } from './form-fields.tsx'
import { useSaveContact } from './use-save-contact.ts'

const formOf = ({ pathname, search }: { pathname: string; search: string }) => {
  const values = new URLSearchParams(search)
  return `${pathname} ${values.get('contact')} ${values.get('edit')}`
}

/** Makes a contact, or changes one. What was typed stays until it has been written. */
export function ContactForm({ contact }: { contact?: Contact }) {
  const t = useTexts('contacts')
  const { view, setView } = useContactsView()
  // A colleague's change meanwhile must not replace what is being typed.
  const [before] = useState(() => (contact ? valuesOf(contact) : { ...blank, ...startingWith(view) }))
  const form = useForm<FormValues, unknown, FormValues>({
    defaultValues: before,
    resolver: zodResolver<FormValues, unknown, FormValues>(ContactDraft.required(), { error: messageOf(t) }),
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const { isDirty, isSubmitting } = form.formState
  const isSaved = useRef(false)
  const save = useSaveContact(contact, before, form.setError)
  const { setFocus } = form
  // A finger would get a keyboard over half of the form.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus('firstname')
  }, [setFocus])
  const cancel = () => setView(contact ? { edit: undefined } : { contact: undefined }, { replace: true })

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        aria-label={contact ? t('editing') : t('new')}
        onSubmit={(event) =>
          void form.handleSubmit(async (values) => {
            const id = await save(values)
            if (id === undefined) return
            isSaved.current = true
            setView({ contact: id, edit: undefined }, { replace: true })
          })(event)
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) cancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting)
            event.currentTarget.requestSubmit()
        }}
      >
        <div className={styles.fields}>
          <ErrorSummary />
          <FormFields />
        </div>
        <footer className={styles.footer}>
          <Button color="secondary" onClick={cancel} disabled={isSubmitting}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {contact ? t('save') : t('create')}
          </Button>
        </footer>
      </form>
      <LeaveGuard
        isDirty={isDirty}
        isSaved={isSaved}
        title={t('leave.title')}
        action={t('leave.action')}
        formOf={formOf}
      >
        {t('leave.text')}
      </LeaveGuard>
    </FormProvider>
  )
}

/** Who adds a contact while looking at a department, a label or the favourites means one of those. */
const startingWith = ({ department, label, starred, company }: ReturnType<typeof useContactsView>['view']) => ({
  ...(department?.[0] && { department: department[0] }),
  ...(label && { labels: label }),
  ...(starred && { starred }),
  ...(company?.[0] && { company: company[0] }),
})
