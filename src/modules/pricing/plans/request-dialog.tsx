import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { createFields } from '#platform/ui/form/inputs/create-fields.ts'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { useFormLeaveQuestion } from '#platform/ui/form/leave/use-form-leave-question.ts'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { paidPlans, periods, PlanRequestDraft } from '../contract.ts'
import type { PaidPlan, Period } from '../plans.ts'
import { api } from '../pricing-client.ts'
import styles from '../pricing.module.css'

interface RequestDialogProps {
  plan: PaidPlan
  period: Period
  onClose: () => void
}

const { RadioInput, TextInput } = createFields<z.input<typeof PlanRequestDraft>>()

// The form shows the errors itself.
const asking = api.ask.mutation({ quiet: true })

/** Requests a plan for the signed-in user. */
export default function RequestDialog({ plan, period, onClose }: RequestDialogProps) {
  const t = useTexts('pricing')
  const id = useId()
  const language = useSetting('isLanguage')
  const session = useSession()
  const { mutateAsync: ask } = useMutation(asking)
  const form = useContractForm(PlanRequestDraft, {
    values: { plan, period, people: 1, text: '', language },
    save: (draft) => ask({ body: draft }),
    onSaved: (request) => {
      toast({ text: t('dialog.sent', { plan: t(`plans.${request.plan}.name`) }), tone: 'success' })
      onClose()
    },
    words: { 'plan.asked': t('dialog.already') },
  })
  const { close, question } = useFormLeaveQuestion({ form, draft: 'pricing.ask', leave: onClose })

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id}>{t('dialog.title')}</DialogTitle>
      <DialogContent>
        <Form
          form={form}
          draft="pricing.ask"
          excludedFromDraft={['plan', 'period', 'language']}
          labelledBy={id}
          isGuarded={false}
          className={styles.form}
        >
          <p className={styles.note}>{t('dialog.lead', { email: session.user.email })}</p>
          <FormErrors />
          <Fields labels="above">
            <RadioInput
              name="plan"
              label={t('dialog.plan')}
              options={paidPlans.map((value) => ({ value, label: t(`plans.${value}.name`) }))}
            />
            <RadioInput
              name="period"
              label={t('dialog.period')}
              options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            />
            <TextInput
              name="people"
              label={t('dialog.people')}
              required
              read={parseNumber}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <TextInput name="text" label={t('dialog.text')} multiline minRows={3} maxLength={2000} />
          </Fields>
          <FormFooter action={t('dialog.send')} onCancel={close} />
        </Form>
      </DialogContent>
      {question}
    </Dialog>
  )
}
