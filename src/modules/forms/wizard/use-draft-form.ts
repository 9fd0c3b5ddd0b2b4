import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { conflict } from '#platform/errors/failure.ts'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Draft } from '../contract.ts'
import { SupplierDraft } from '../contract-supplier.ts'
import { api } from '../forms-client.ts'
import { useSupplierWords } from '../supplier/supplier-form.ts'
import { fromDraftValues, toDraftValues } from './draft-values.ts'
import { useDraft } from './use-draft.ts'
import { findStep, WizardView } from './wizard-view.ts'

/** The form of a draft: saves input, follows changes of other tabs, and registers the supplier on submit. */
export function useDraftForm(draft: Draft) {
  const [, setView] = useView(WizardView)
  const { autosave, state } = useDraft(draft)
  const uploads = useUploads(draft.attachments)
  const { mutateAsync: submit } = useMutation(api.submit.mutation({ quiet: true }))
  const form = useContractForm(SupplierDraft, {
    values: fromDraftValues(state.values),
    words: useSupplierWords(),
    async save(supplier) {
      const saved = await autosave.flush()
      if (!saved) throw conflict('The draft could not be saved')
      return submit({ body: { draft: draft.id, version: saved.version, supplier } })
    },
    onSaved({ id }) {
      autosave.end()
      // The user may have opened another draft meanwhile.
      setView(({ draft: shown }) => (shown === draft.id ? { step: undefined, done: id } : {}), { replace: true })
    },
    onRefused([first]) {
      const step = first === undefined ? undefined : findStep(first)
      if (step) setView({ step })
    },
  })

  const { subscribe, getValues, reset } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => autosave.change(toDraftValues(getValues())) }),
    [subscribe, getValues, autosave],
  )
  const { reset: resetUploads } = uploads
  // Adopt changes of other tabs, unless there are unsaved ones here.
  useEffect(() => {
    if (!autosave.applyRemote(draft)) return
    reset({ ...fromDraftValues(draft.values) })
    resetUploads(draft.attachments)
  }, [draft, autosave, reset, resetUploads])

  const settle = async (choice: Promise<unknown>) => {
    await choice
    const { values, record } = autosave.get()
    reset(fromDraftValues(values))
    if (record) resetUploads(record.attachments)
  }
  return {
    form,
    uploads,
    autosave,
    state,
    keepOwnChanges: () => settle(autosave.keepOwnChanges()),
    discardOwnChanges: () => settle(autosave.discardOwnChanges()),
  }
}
export type DraftForm = ReturnType<typeof useDraftForm>
