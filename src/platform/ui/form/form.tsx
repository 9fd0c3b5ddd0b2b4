// Forms: validation by the contract's schema, errors, drafts, and the question before leaving (docs/forms.md).
// For every form of modules and app.

import './texts.ts'
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Location } from 'react-router'
import { type createBusyFields, type createLabels, FormContext, type Refusal, type Words } from './form-context.ts'
import { FormDraft } from './form-draft.tsx'
import { FormGuard } from './leave/form-guard.tsx'
import styles from './form.module.css'
import { useStableButtons } from './use-stable-buttons.ts'

interface FormProps<Input extends FieldValues, Output> {
  /** The result of `useContractForm`. */
  form: UseFormReturn<Input, unknown, Output> & {
    submit: () => Promise<void>
    words: Words
    labels: ReturnType<typeof createLabels>
    busyFields: ReturnType<typeof createBusyFields>
    refusal: Refusal | undefined
    isSaved: RefObject<boolean>
  }
  /** Accessible name of the form, or the id of its heading. */
  label?: string
  labelledBy?: string
  /** The field with the initial focus; not on touch screens, where the keyboard would cover half of the form. */
  start?: FieldPath<Input> | undefined
  /**
   * Name of the draft in this browser, such as `contacts.new`, which is kept until the form is saved or discarded.
   */
  draft?: string | undefined
  /** Fields that the draft omits. */
  excludedFromDraft?: readonly string[]
  /** Set to false in dialogs, which use `useFormLeaveQuestion`, and if a draft is saved. */
  isGuarded?: boolean
  /** Identifies the form of a URL, if the path does not; must be a stable function. */
  getFormKey?: (location: Location) => string
  /** Called for Escape, unless an inner element has handled it. */
  onEscape?: () => void
  className?: string | undefined
  children: ReactNode
}

const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>, onEscape?: () => void) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  if (event.key === 'Escape' && !event.defaultPrevented) onEscape?.()
}

const handleSubmit = (event: SubmitEvent) => {
  event.preventDefault()
  // React events of a dialog bubble to a form around it in the component tree.
  event.stopPropagation()
}

/**
 * The form around its fields: submits on Enter, or on Ctrl+Enter from any field, and asks before the user leaves with
 * unsaved changes.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const {
    form,
    label,
    labelledBy,
    start,
    draft,
    excludedFromDraft,
    isGuarded = true,
    getFormKey,
    onEscape,
    className,
    children,
  } = props
  const { submit, words, labels, busyFields, refusal, isSaved, ...rest } = form
  const { isDirty } = form.formState
  const { setFocus } = form
  const element = useRef<HTMLFormElement>(null)
  // Some inputs read their value only on mount.
  const [edition, setEdition] = useState(0)
  useStableButtons(element)
  useEffect(() => {
    if (start && matchMedia('(pointer: fine)').matches) setFocus(start)
  }, [start, setFocus, edition])

  const guard = (removeDraft?: () => void) =>
    isGuarded && <FormGuard isDirty={isDirty} isSaved={isSaved} getFormKey={getFormKey} onLeave={removeDraft} />

  return (
    <FormContext value={{ words, labels, busyFields, refusal }}>
      <FormProvider {...rest}>
        <form
          ref={element}
          className={className ? `${styles.form} ${className}` : styles.form}
          noValidate
          aria-label={label}
          aria-labelledby={labelledBy}
          onSubmit={(event) => {
            handleSubmit(event)
            if (busyFields.get().length === 0) void submit()
          }}
          onKeyDown={(event) => handleKeyDown(event, onEscape)}
        >
          <Fragment key={edition}>{children}</Fragment>
        </form>
      </FormProvider>
      {draft === undefined ? (
        guard()
      ) : (
        <FormDraft
          form={form}
          isSaved={isSaved}
          name={draft}
          except={excludedFromDraft}
          onReplaced={() => setEdition((now) => now + 1)}
        >
          {guard}
        </FormDraft>
      )}
    </FormContext>
  )
}
