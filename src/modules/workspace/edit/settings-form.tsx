import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useRemoveDraft } from '#platform/web/drafts/use-remove-draft.ts'
import type { WorkspaceSettings } from '../contract.ts'
import { FormSchema, toFormValues } from './settings-form.ts'
import { SettingsParts } from './settings-parts.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import styles from './workspace-form.module.css'

interface SettingsFormProps {
  settings: WorkspaceSettings
  mayEdit: boolean
}

const draft = 'workspace'

/** All settings on one page, saved together. */
export function SettingsForm({ settings, mayEdit }: SettingsFormProps) {
  const t = useTexts('workspace')
  const { base, others, begin, save } = useSaveSettings(settings)
  const forget = useRemoveDraft(draft)
  const form = useContractForm(FormSchema, {
    values: toFormValues(base),
    save,
    onSaved: (saved) => {
      form.restart(toFormValues(saved))
      toast({ text: t('saved'), tone: 'success' })
    },
    words: {
      'timeZone.*': t('errors.timeZone'),
      'color.*': t('errors.color'),
      'font.*': t('errors.font'),
      'iban.*': t('errors.iban'),
      'bic.*': t('errors.bic'),
    },
  })
  const restart = (from: WorkspaceSettings) => {
    forget()
    begin(from)
    form.restart(toFormValues(from))
  }
  return (
    <Form form={form} label={t('title')} draft={draft} excludedFromDraft={['logo']} className={styles.form}>
      <FormErrors />
      {others && (
        <p className={styles.others}>
          <span>{t('conflict')}</span>
          <Button size="small" onClick={() => restart(others)}>
            {t('takeTheirs')}
          </Button>
        </p>
      )}
      <fieldset disabled={!mayEdit} className={styles.parts}>
        <SettingsParts />
      </fieldset>
      {mayEdit && (
        <FormFooter
          isSticky={form.formState.isDirty}
          isBusy={!form.formState.isDirty}
          action={t('save')}
          {...(form.formState.isDirty && { cancel: t('discard'), onCancel: () => restart(others ?? settings) })}
        />
      )}
    </Form>
  )
}
