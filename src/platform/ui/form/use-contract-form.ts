import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  useFormState,
} from 'react-hook-form'
import type * as z from 'zod'
import type { Reason } from '#platform/errors/issue-reason.ts'
import { createLabels, type Refusal, type Words } from './form-context.ts'
import { createRefusals, resolverOf, wrongPaths } from './form-resolver.ts'
import { refusalOf } from './refusal.ts'

interface ContractFormOptions<Input extends FieldValues, Output, Saved> {
  /** Initial values of all fields. */
  values: DefaultValues<Input>
  /** Writes it. What it throws is shown in the form: quiet the call (`meta: { quiet: true }`), or it is told twice. */
  save: (values: Output) => Promise<Saved>
  /** It is written, and the way on is free. */
  onSaved?: (saved: Saved, values: Output) => void
  /** It was refused: a form that shows a part at a time goes to where the first of these fields stands. */
  onRefused?: (paths: readonly string[]) => void
  /** Sentences for the reasons of this form's own checks, and for what only the server can refuse. */
  words?: Words
  /** The field that shows what the server says of a path, where it is not called the same. */
  fieldOf?: (path: string) => string | undefined
}

const none: Words = {}

/** When fields are judged; the summary takes the focus. */
const judging = { mode: 'onTouched', shouldFocusError: false } as const

/** The refusal that the schema's own judgement is. */
const judged = (paths: string[]): Refusal => ({ paths, failing: undefined, said: [] })

const isWithin = (names: readonly string[]) => (path: string) =>
  names.some((name) => path === name || path.startsWith(`${name}.`))

/** What may be asked for again while it is under way, and is done once. */
function useOneAtATime(run: () => Promise<void>) {
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

/** Hands each issue of a failed save to the field that it is about; what is about none is said of the whole form. */
function assign<Input extends FieldValues>(
  error: unknown,
  typed: Input,
  refusals: ReturnType<typeof createRefusals>,
  fieldOf: ContractFormOptions<Input, unknown, unknown>['fieldOf'],
): Refusal {
  const { issues, failing } = refusalOf(error)
  const paths: string[] = []
  const said: string[] = []
  for (const { path, message, reason, limit } of issues) {
    const field = (fieldOf?.(path) ?? path) || undefined
    if (field && Object.hasOwn(typed, field.split('.')[0] ?? '')) {
      refusals.add(field, { reason: reason ?? 'invalid', ...(limit !== undefined && { limit }) }, typed)
      paths.push(field)
    } else said.push(message)
  }
  const isNothing = !failing && paths.length + said.length === 0
  return { paths, failing: isNothing ? 'notSaved' : failing, said }
}

/**
 * A form that is judged by the schema of the API, here and on the server, and speaks the reader's language in both. A field
 * is judged when it is left, and once it was wrong as it is typed. What was typed stays until it has been written, and is
 * sent once however often one asks.
 */
export function useContractForm<Input extends FieldValues, Output, Saved>(
  schema: z.ZodType<Output, Input>,
  { values, save, onSaved, onRefused, words = none, fieldOf }: ContractFormOptions<Input, Output, Saved>,
) {
  const [refusals] = useState(createRefusals)
  const [labels] = useState(createLabels)
  const [refusal, setRefusal] = useState<Refusal>()
  const isSaved = useRef(false)
  const resolver = resolverOf(schema, refusals)
  const form = useForm<Input, unknown, Output>({ defaultValues: values, resolver, ...judging })

  // The form is one object that changes in place: what is read from it in a rendering may be of an earlier one.
  const formState = useFormState({ control: form.control })

  const write = async (checked: Output) => {
    try {
      const saved = await save(checked)
      isSaved.current = true
      setRefusal(undefined)
      onSaved?.(saved, checked)
    } catch (error) {
      const refused = assign(error, form.getValues(), refusals, fieldOf)
      if (refused.paths.length > 0) await form.trigger()
      setRefusal(refused)
      onRefused?.(refused.paths)
    }
  }
  const announceWrong = (errors: FieldErrors<Input>) => {
    const wrong = judged(wrongPaths(errors))
    setRefusal(wrong)
    onRefused?.(wrong.paths)
  }

  const submit = useOneAtATime(async () => {
    // Whatever was refused before may be right by now: the server is asked again.
    refusals.clear()
    await form.handleSubmit(write, announceWrong)()
  })

  return {
    ...form,
    formState,
    submit,
    words,
    labels,
    refusal,
    /** True once all is written, before anything has been rendered again. */
    isSaved,
    /** Begins anew, with what the form began with unless given. */
    restart: (next?: Input) => {
      isSaved.current = false
      refusals.clear()
      setRefusal(undefined)
      form.reset(next)
    },
    /** Says of a field what only the server knows, as long as the field holds this value; without a reason takes it back. */
    refuse: async (path: FieldPath<Input>, reason?: Reason) => {
      if (reason) refusals.add(path, reason, form.getValues())
      else if (!refusals.remove(path)) return
      await form.trigger(path)
    },
    /** Judges a part, such as one step of several; what is wrong with it stands in the summary. */
    check: async (names: FieldPath<Input>[]) => {
      const isRight = await form.trigger(names)
      const wrong = wrongPaths(form.control._formState.errors).filter(isWithin(names))
      setRefusal(isRight ? undefined : judged(wrong))
      return isRight
    },
  }
}
