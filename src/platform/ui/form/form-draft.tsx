import './texts.ts'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as z from 'zod'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { writeDraft, readDraft } from '#platform/web/drafts/local-drafts.ts'
import { useInterruptedDraft } from '#platform/web/drafts/use-interrupted-draft.ts'
import { useRemoveDraft } from '#platform/web/drafts/use-remove-draft.ts'
import { useSession } from '#platform/web/session/session.ts'

interface FormDraftProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** True once everything is saved. */
  isSaved: RefObject<boolean>
  name: string
  /** Fields that are stored elsewhere, such as files. */
  except?: readonly string[] | undefined
  /** Called after the stored values were restored. */
  onReplaced: () => void
  /** The question before leaving the form; discarding the input deletes the draft. */
  children?: (removeDraft: () => void) => ReactNode
}

const Values = z.record(z.string(), z.unknown())
const keepingDefaults = { keepDefaultValues: true }

/** Stores the input of a form in this browser until it is saved or discarded. */
export function FormDraft<Input extends FieldValues, Output>(props: FormDraftProps<Input, Output>) {
  const { form, name, isSaved, except = [], onReplaced, children } = props
  const t = useTexts('form')
  const { user } = useSession()
  const removeDraft = useRemoveDraft(name)
  useInterruptedDraft(name)
  const { subscribe } = form

  const storeDraft = useEffectEvent(() => {
    const before = new Map<string, unknown>(Object.entries(form.control._defaultValues))
    const changed = Object.entries(form.getValues()).filter(
      ([key, value]) => !except.includes(key) && !isSameJson(value, before.get(key)),
    )
    writeDraft(user.id, name, changed.length > 0 ? Object.fromEntries(changed) : undefined)
  })
  const restore = useEffectEvent(() => {
    const draft = readDraft(user.id, name, Values)
    if (!draft) return
    const values = form.getValues()
    const restored = Object.entries(draft).filter(([key]) => key in values)
    form.reset({ ...values, ...Object.fromEntries(restored) }, keepingDefaults)
    onReplaced()
    const discard = () => {
      removeDraft()
      form.reset()
      onReplaced()
    }
    toast({ text: t('draft.restored'), action: { label: t('draft.discard'), run: discard } })
  })
  const end = useEffectEvent(() => {
    if (isSaved.current) removeDraft()
  })
  useEffect(() => {
    restore()
    const stop = subscribe({ formState: { values: true }, callback: () => storeDraft() })
    return () => {
      stop()
      end()
    }
  }, [name, subscribe])
  return children?.(removeDraft)
}
