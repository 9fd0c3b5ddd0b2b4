import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { FieldConflict } from '#platform/errors/failure.ts'
import type { FormFailure } from './errors/refusal.ts'
import { createStore } from '#platform/web/store.ts'

/** Result of the last rejected save. */
export interface Refusal {
  /** The fields with errors, in the order of the schema. */
  paths: readonly string[]
  /** Error of the whole request. */
  failure: FormFailure | undefined
  /** Errors of fields that this form does not have. */
  formMessages: readonly string[]
  /** Fields that another user has changed meanwhile. */
  conflicts: readonly FieldConflict[]
}

/**
 * A form's own error messages by reason, by `field.reason`, or by `field.*` for all other reasons; they take precedence
 * over the platform's.
 */
export type Words = Readonly<Record<string, string>>

type Labels = Readonly<Record<string, string>>
export const createLabels = () => createStore<Labels>({})

/** The fields with running uploads: the form cannot be saved before they end. */
export const createBusyFields = () => createStore<readonly string[]>([])

interface FormWords {
  words: Words
  refusal: Refusal | undefined
  /** Labels of the fields, for the summary. */
  labels: ReturnType<typeof createLabels>
  busyFields: ReturnType<typeof createBusyFields>
}

export const FormContext = createContext<FormWords | undefined>(undefined)

export function useFormWords() {
  const context = use(FormContext)
  if (!context) throw new Error('A field must be inside a <Form>')
  return context
}

/** Registers a field's full name for the summary, if its label shows only part of it. */
export function useFieldLabel(name: string, label: string) {
  const { labels } = useFormWords()
  useEffect(() => {
    if (labels.get()[name] !== label) labels.set({ ...labels.get(), [name]: label })
  }, [labels, name, label])
}

/** Whether some field has running uploads. */
export function useIsBusy() {
  const { busyFields } = useFormWords()
  return useSyncExternalStore(busyFields.subscribe, busyFields.get, busyFields.get).length > 0
}

/** Says whether a field has running uploads. */
export function useBusyField(name: string, isBusy: boolean) {
  const { busyFields } = useFormWords()
  useEffect(() => {
    if (!isBusy) return
    busyFields.set([...busyFields.get(), name])
    return () => busyFields.set(busyFields.get().filter((other) => other !== name))
  }, [busyFields, name, isBusy])
}
