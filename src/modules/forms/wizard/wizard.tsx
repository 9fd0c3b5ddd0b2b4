import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { SaveState } from '#platform/ui/drafts/save-state.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { StepList } from '#platform/ui/steps/step-list.tsx'
import { useStepFocus } from '#platform/ui/steps/use-step-focus.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Draft } from '../contract.ts'
import { StepFields } from './step-fields.tsx'
import { type DraftForm, useDraftForm } from './use-draft-form.ts'
import { getEarlierStep, fieldsOfStep, lastReachableStep, type Step, steps, WizardView } from './wizard-view.ts'
import styles from './wizard.module.css'

/** Edits a draft step by step. Input is saved automatically; each step is validated before the next one opens. */
export function Wizard({ draft }: { draft: Draft }) {
  const t = useTexts('forms')
  const draftForm = useDraftForm(draft)
  const { form, uploads, state, keepOwnChanges, discardOwnChanges } = draftForm
  const { step, at, reached, goNext: showNextStep, goBack } = useSteps(draftForm)
  const focusRef = useStepFocus<HTMLSpanElement>(step, form.refusal !== undefined)
  const isLast = step === 'review'
  return (
    <div className={styles.wizard}>
      <Steps step={step} reached={reached} draftId={draft.id} />
      {state.status === 'conflict' && (
        <ConflictNotice
          className={styles.conflict}
          text={`${t('conflict.title')}. ${t('conflict.text')}`}
          mine={{ label: t('conflict.mine'), run: keepOwnChanges }}
          theirs={{ label: t('conflict.theirs'), run: discardOwnChanges }}
        />
      )}
      <Form
        form={{ ...form, submit: isLast ? form.submit : showNextStep }}
        label={t(`wizard.step.${step}`)}
        isGuarded={false}
        className={styles.form}
      >
        <FormErrors only={fieldsOfStep[step]} />
        <Card
          title={
            <span ref={focusRef} tabIndex={-1} className={styles.title}>
              {t(`wizard.step.${step}`)}
            </span>
          }
          aside={
            <span className="text-quiet text-13 tabular">{t('wizard.place', { at: at + 1, count: steps.length })}</span>
          }
        >
          <StepFields
            step={step}
            draftId={draft.id}
            uploads={uploads}
            onDuplicate={(reason) => form.refuse('name', reason)}
          />
          <div className={styles.footer}>
            <FormFooter
              action={isLast ? t('wizard.submit') : t('wizard.next')}
              note={<Saving status={state.status} savedAt={state.record?.updatedAt ?? draft.updatedAt} />}
              cancel={t('wizard.back')}
              onCancel={goBack}
            />
          </div>
        </Card>
      </Form>
    </div>
  )
}

interface StepsProps {
  step: Step
  /** The last step that can be opened. */
  reached: Step
  draftId: number
}

/** Links to all steps up to the first one with errors. */
function Steps({ step, reached, draftId }: StepsProps) {
  const t = useTexts('forms')
  const last = steps.indexOf(reached)
  return (
    <StepList
      label={t('wizard.steps')}
      current={step}
      steps={steps.map((name, index) => ({
        name,
        label: t(`wizard.step.${name}`),
        isDone: index < last,
        to: index <= last ? `?draft=${draftId}&step=${name}` : undefined,
      }))}
    />
  )
}

/** The current step: that of the URL, unless an earlier one has errors. */
function useSteps({ form, uploads, autosave }: DraftForm) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [view, setView] = useView(WizardView)
  const typed = useWatch({ control: form.control })
  const reached = lastReachableStep(typed)
  const step = getEarlierStep(view.step ?? 'company', reached)
  const at = steps.indexOf(step)
  const showStep = (next: Step) => setView({ step: next })
  const showNextStep = async () => {
    if (uploads.isBusy || uploads.hasFailed) return form.refuse('attachments', { reason: 'uploads' })
    if (!(await form.check([...fieldsOfStep[step]]))) return
    void autosave.flush()
    showStep(steps[at + 1] ?? 'review')
  }
  const goBack = () => {
    const before = steps[at - 1]
    if (before) showStep(before)
    else void navigate(pathname)
  }
  return { step, at, reached, goNext: showNextStep, goBack }
}

/** Time only for today, otherwise with the date. */
const formatTime = (when: string, format: Formats) =>
  format.date(when) === format.date(new Date()) ? format.time(when) : format.dateTime(when)

function Saving({ status, savedAt }: { status: DraftForm['state']['status']; savedAt: string }) {
  const t = useTexts('forms')
  const format = useFormats()
  const labels = {
    saved: t('save.savedAt', { time: formatTime(savedAt, format) }),
    changed: t('save.saving'),
    saving: t('save.saving'),
    failed: t('save.waiting'),
    conflict: t('conflict.title'),
  }[status]
  return <SaveState status={status}>{labels}</SaveState>
}
