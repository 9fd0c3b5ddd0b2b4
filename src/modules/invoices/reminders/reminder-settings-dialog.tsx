import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useLocalDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import {
  findUnorderedStep,
  placeholders,
  ReminderSettings,
  ReminderSettingsDraft,
  type ReminderStep,
  reminderSteps,
  type StepSettings,
} from '../contract-reminders.ts'
import { remindersApi } from '../invoices-client.ts'
import styles from './reminders.module.css'
import { StepFields } from './step-fields.tsx'

/** The schedule of reminders, for administrators. */
export function ReminderSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(remindersApi.show.query())
  return data && <SettingsForm stored={data} onClose={onClose} />
}

function SettingsForm({ stored, onClose }: { stored: ReminderSettings; onClose: () => void }) {
  const t = useTexts('invoices')
  const delivery = useDelivery()
  const { steps, change, errors, isDirty, save, restore } = useSettingsForm(stored)
  return (
    <FormDialog
      title={t('reminders.settings')}
      action={t('save')}
      width="md"
      className="grid one-column gap-6"
      isDirty={isDirty}
      onSubmit={save}
      onCancel={() => {
        restore()
        onClose()
      }}
      onClose={onClose}
    >
      <p className="text-quiet">{t('reminders.lead')}</p>
      {delivery === 'none' && <p>{t('reminders.noServer')}</p>}
      {delivery === 'sample' && <p>{t('send.sample')}</p>}
      {reminderSteps.map((step) => (
        <StepFields
          key={step}
          step={step}
          values={steps[step]}
          errors={errors[step]}
          onChange={(changes) => change(step, changes)}
        />
      ))}
      <p className="text-quiet text-13">
        {t('reminders.placeholders')}{' '}
        {placeholders.map((name) => (
          <code key={name} className={styles.placeholder} dir="ltr">{`{{${name}}}`}</code>
        ))}
      </p>
    </FormDialog>
  )
}

function useSettingsForm(stored: ReminderSettings) {
  const t = useTexts('invoices')
  // Another user's change must not replace the current input; the server refuses an outdated version.
  const [initial] = useState(stored)
  const [steps, setSteps] = useLocalDraft({
    name: `invoices.reminders.${initial.version}`,
    schema: ReminderSettings.shape.steps,
    initial: initial.steps,
  })
  const restore = () => setSteps(initial.steps)
  const [isTried, setTried] = useState(false)
  const { mutateAsync: send } = useMutation(remindersApi.save.mutation({ quiet: true }))
  const parsed = ReminderSettingsDraft.safeParse({ steps, version: initial.version })
  const unordered = findUnorderedStep(steps)
  const paths = new Set(isTried ? parsed.error?.issues.map(({ path }) => path.slice(1).join('.')) : [])
  const getErrors = (step: ReminderStep) => ({
    isOrderWrong: isTried && unordered === step,
    fields: (['days', 'subject', 'message'] as const).filter((name) => paths.has(`${step}.${name}`)),
  })
  const save = () => {
    setTried(true)
    if (!parsed.success || unordered !== undefined) return undefined
    return send({ body: parsed.data }).then(() => {
      restore()
      toast({ text: t('reminders.saved'), tone: 'success' })
    })
  }
  return {
    steps,
    change: (step: ReminderStep, changes: Partial<StepSettings>) =>
      setSteps({ ...steps, [step]: { ...steps[step], ...changes } }),
    restore,
    errors: { friendly: getErrors('friendly'), firm: getErrors('firm'), last: getErrors('last') },
    isDirty: !isSameJson(steps, initial.steps),
    save,
  }
}
