import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import type * as z from 'zod'
import type { Reason } from '#platform/errors/issue-reason.ts'
import { createBusyFields, createLabels, type Refusal, type Words } from './form-context.ts'
import { createRefusals, createResolver, invalidPaths } from './form-resolver.ts'
import { splitRefusal } from './errors/refusal.ts'

interface ContractFormOptions<Input extends FieldValues, Output, Saved> {
  /** Initial values of all fields. */
  values: DefaultValues<Input>
  /**
   * Saves the form. The form shows its errors: use `mutation({ quiet: true })`, or they are shown twice.
   */
  save: (values: Output) => Promise<Saved>
  /** Called after saving, when leaving no longer asks. */
  onSaved?: (saved: Saved, values: Output) => void
  /** Called after a rejected save; a form with steps shows the step of the first field. */
  onRefused?: (paths: readonly string[]) => void
  /** Messages for the reasons of this form's own checks, and for errors that only the server can find. */
  words?: Words
  /** Maps a path in the server's error to the field, if the names differ. */
  toFieldName?: (path: string) => string | undefined
}

const none: Words = {}

/** When fields are validated. The error summary takes the focus instead of the first field. */
const validation = { mode: 'onTouched', shouldFocusError: false } as const

/** Errors found by the schema in the browser. */
const refusalForPaths = (paths: string[]): Refusal => ({ paths, failure: undefined, formMessages: [], conflicts: [] })

const isWithin = (names: readonly string[]) => (path: string) =>
  names.some((name) => path === name || path.startsWith(`${name}.`))

/** Ignores further calls while one is running. */
function useSingleFlight(run: () => Promise<void>) {
  const isRunning = useRef(false)
  return async () => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run()
    } finally {
      isRunning.current = false
    }
  }
}

interface Fields<Input> {
  typed: Input
  /** The fields on the screen, by their paths. */
  labels: Readonly<Record<string, string>>
  refusals: ReturnType<typeof createRefusals>
  toFieldName: ((path: string) => string | undefined) | undefined
}

/** Whether the form shows errors of the field: it has a label, or is in a row, which shows its own. */
const showsErrors = (field: string, labels: Fields<unknown>['labels']) =>
  labels[field] !== undefined || field.includes('.')

/** Assigns each issue of a failed save to its field, or to the whole form. */
function assign<Input extends FieldValues>(
  error: unknown,
  { typed, labels, refusals, toFieldName }: Fields<Input>,
): Refusal {
  const { issues, conflicts, failure } = splitRefusal(error)
  const paths: string[] = []
  const formMessages: string[] = []
  for (const { path, message, reason, limit } of issues) {
    const field = (toFieldName?.(path) ?? path) || undefined
    // An error without a reason is described by the server alone, and only some fields can show it.
    const isShown = reason !== undefined || (field !== undefined && showsErrors(field, labels))
    if (field && isShown && Object.hasOwn(typed, field.split('.')[0] ?? '')) {
      refusals.add(field, { reason: reason ?? 'invalid', ...(limit !== undefined && { limit }) }, typed)
      paths.push(field)
    } else formMessages.push(message)
  }
  const hasNoError = !failure && paths.length + formMessages.length === 0
  return { paths, failure: hasNoError ? 'notSaved' : failure, formMessages, conflicts }
}

/** Validates and saves, once at a time; reports errors. */
function useSaving<Input extends FieldValues, Output, Saved>(
  form: UseFormReturn<Input, unknown, Output>,
  { refusals, labels }: { refusals: ReturnType<typeof createRefusals>; labels: ReturnType<typeof createLabels> },
  { save, onSaved, onRefused, toFieldName }: Omit<ContractFormOptions<Input, Output, Saved>, 'values' | 'words'>,
) {
  const [refusal, setRefusal] = useState<Refusal>()
  const isSaved = useRef(false)

  const write = async (checked: Output) => {
    try {
      const saved = await save(checked)
      isSaved.current = true
      setRefusal(undefined)
      onSaved?.(saved, checked)
    } catch (error) {
      const refused = assign(error, { typed: form.getValues(), labels: labels.get(), refusals, toFieldName })
      if (refused.paths.length > 0) await form.trigger()
      setRefusal(refused)
      onRefused?.(refused.paths)
    }
  }
  const announceInvalid = (errors: FieldErrors<Input>) => {
    const invalid = refusalForPaths(invalidPaths(errors))
    setRefusal(invalid)
    onRefused?.(invalid.paths)
  }
  const submit = useSingleFlight(async () => {
    // Earlier errors from the server may no longer apply; it validates again.
    refusals.clear()
    await form.handleSubmit(write, announceInvalid)()
  })
  const startSubmit = () => {
    isSaved.current = false
    refusals.clear()
    setRefusal(undefined)
  }
  return { submit, startSubmit, refusal, setRefusal, isSaved }
}

/**
 * A form that is validated with the schema of the API, in the browser and on the server, with messages in the interface
 * language. A field is validated on blur; after an error, while typing. Input stays until it is saved, and is sent
 * once, however often the user submits.
 */
export function useContractForm<Input extends FieldValues, Output, Saved>(
  schema: z.ZodType<Output, Input>,
  { values, words = none, ...saving }: ContractFormOptions<Input, Output, Saved>,
) {
  const [refusals] = useState(createRefusals)
  const [labels] = useState(createLabels)
  const [busyFields] = useState(createBusyFields)
  const resolver = createResolver(schema, refusals)
  const form = useForm<Input, unknown, Output>({ defaultValues: values, resolver, ...validation })
  const { submit, startSubmit, refusal, setRefusal, isSaved } = useSaving(form, { refusals, labels }, saving)

  // The form object is mutable: reading it during render may return outdated values.
  const formState = useFormState({ control: form.control })

  return {
    ...form,
    formState,
    submit,
    words,
    labels,
    busyFields,
    refusal,
    /** True once everything is saved, even before the next render. */
    isSaved,
    /** Resets the form to these values. Default: the initial ones. */
    restart: (next?: Input) => {
      startSubmit()
      form.reset(next)
    },
    /**
     * Sets an error that only the server can find, as long as the field has this value; without a reason removes it.
     */
    refuse: async (path: FieldPath<Input>, reason?: Reason) => {
      if (reason) refusals.add(path, reason, form.getValues())
      else if (!refusals.remove(path)) return
      await form.trigger(path)
    },
    /** Validates some fields, such as one step of several; the summary shows their errors. */
    check: async (names: FieldPath<Input>[]) => {
      const isValid = await form.trigger(names)
      const invalid = invalidPaths(form.control._formState.errors).filter(isWithin(names))
      setRefusal(isValid ? undefined : refusalForPaths(invalid))
      return isValid
    },
  }
}
