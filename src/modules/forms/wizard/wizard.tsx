import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { conflict } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { FormErrors } from '#platform/ui/form/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { SaveState } from '#platform/ui/drafts/save-state.tsx'
import { useView } from '#platform/web/search/use-view.ts'
import { type Draft, forms } from '../contract.ts'
import { SupplierDraft } from '../contract-supplier.ts'
import { api } from '../forms-client.ts'
import { useSupplierWords } from '../supplier/supplier-form.ts'
import { fromDraftValues, toDraftValues } from './draft-values.ts'
import { StepFields } from './step-fields.tsx'
import { StepList } from './step-list.tsx'
import { useDraft } from './use-draft.ts'
import { useStepFocus } from './use-step-focus.ts'
import { earlier, fieldsOfStep, furthest, type Step, stepOf, steps, WizardView } from './wizard-view.ts'
import styles from './wizard.module.css'

/** The hour alone, of today. */
const timeOf = (when: string, format: Formats) =>
  format.date(when) === format.date(new Date()) ? format.time(when) : format.dateTime(when)

/** One draft, a step at a time. It is kept as it is typed; each step is judged before the next is gone to. */
export function Wizard({ draft }: { draft: Draft }) {
  const t = useTexts('forms')
  const format = useFormats()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [view, setView] = useView(WizardView)
  const { autosave, state } = useDraft(draft)
  const uploads = useUploads(draft.attachments)
  const { mutateAsync: submit } = useMutation({ ...api.submit.mutation(), meta: { topic: forms.name, quiet: true } })

  const goTo = (step: Step) => setView({ step })
  const form = useContractForm(SupplierDraft, {
    values: fromDraftValues(state.values),
    words: useSupplierWords(),
    async save(supplier) {
      const saved = await autosave.flush()
      if (!saved) throw conflict('The draft is not saved')
      return submit({ body: { draft: draft.id, version: saved.version, supplier } })
    },
    onSaved({ id }) {
      autosave.end()
      void navigate(`${pathname}?draft=${draft.id}&done=${id}`, { replace: true })
    },
    onRefused([first]) {
      const step = first === undefined ? undefined : stepOf(first)
      if (step) goTo(step)
    },
  })
  const typed = useWatch({ control: form.control })
  const reached = furthest(typed)
  const step = earlier(view.step ?? 'company', reached)
  const at = steps.indexOf(step)
  const place = useStepFocus(step, form.refusal)

  const { subscribe, getValues, reset } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => autosave.change(toDraftValues(getValues())) }),
    [subscribe, getValues, autosave],
  )
  const { reset: resetUploads } = uploads
  // What another tab has kept goes on here too, unless something is unsaved here.
  useEffect(() => {
    if (!autosave.follow(draft)) return
    reset({ ...fromDraftValues(draft.values) })
    resetUploads(draft.attachments)
  }, [draft, autosave, reset, resetUploads])

  const settle = (choose: () => Promise<unknown>) => async () => {
    await choose()
    const { values, record } = autosave.get()
    reset(fromDraftValues(values))
    if (record) resetUploads(record.attachments)
  }
  const goOn = async () => {
    if (uploads.isBusy || uploads.hasFailed) return form.refuse('attachments', { reason: 'uploads' })
    if (!(await form.check([...fieldsOfStep[step]]))) return
    void autosave.flush()
    goTo(steps[at + 1] ?? 'review')
  }
  const isLast = step === 'review'
  const said = {
    saved: t('save.savedAt', { time: timeOf(state.record?.updatedAt ?? draft.updatedAt, format) }),
    changed: t('save.saving'),
    saving: t('save.saving'),
    failed: t('save.waiting'),
    conflict: t('conflict.title'),
  }[state.status]

  return (
    <div className={styles.wizard}>
      <StepList step={step} reached={reached} draftId={draft.id} />
      {state.status === 'conflict' && (
        <ConflictNotice
          className={styles.conflict}
          text={`${t('conflict.title')}. ${t('conflict.text')}`}
          mine={{ label: t('conflict.mine'), run: settle(autosave.keepMine) }}
          theirs={{ label: t('conflict.theirs'), run: settle(autosave.takeTheirs) }}
        />
      )}
      <Form
        form={{ ...form, submit: isLast ? form.submit : goOn }}
        label={t(`wizard.step.${step}`)}
        isGuarded={false}
        className={styles.form}
      >
        <FormErrors only={fieldsOfStep[step]} />
        <Card
          title={
            <span ref={place} tabIndex={-1} className={styles.title}>
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
            onTaken={(reason) => form.refuse('name', reason)}
          />
          <div className={styles.footer}>
            <FormFooter
              action={isLast ? t('wizard.submit') : t('wizard.next')}
              note={<SaveState status={state.status}>{said}</SaveState>}
              cancel={t('wizard.back')}
              onCancel={() => {
                const before = steps[at - 1]
                if (before) goTo(before)
                else void navigate(pathname)
              }}
            />
          </div>
        </Card>
      </Form>
    </div>
  )
}
