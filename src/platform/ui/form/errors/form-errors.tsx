import { IconAlertCircle, IconCheck, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConflictChoice } from '#platform/ui/form/conflict-choice.tsx'
import { type Refusal, useFormWords } from '#platform/ui/form/form-context.ts'
import styles from './form-errors.module.css'
import { errorAt } from '#platform/ui/form/form-resolver.ts'

const reachable =
  'input:not([type="hidden"], [aria-hidden]), button, textarea, select, [tabindex], [contenteditable="true"]'

interface FormErrorsProps {
  /** The visible fields, if a form shows one step at a time; other errors are shown with their step. */
  only?: readonly string[]
}

/**
 * Lists the errors after a rejected save, takes the focus, and links to each field. It stays in place while the user
 * corrects fields, and marks corrected ones.
 */
export function FormErrors({ only }: FormErrorsProps) {
  const t = useTexts('form')
  const id = useId()
  const { refusal, labels } = useFormWords()
  const { errors } = useFormState()
  const names = useSyncExternalStore(labels.subscribe, labels.get, labels.get)
  const group = useRef<HTMLDivElement>(null)
  const focusField = useFocusLink(group)
  const hasErrors = useHasErrors(refusal, errors)
  useEffect(() => {
    if (refusal) group.current?.focus()
  }, [refusal])
  if (!refusal) return null

  const { failure, formMessages, conflicts } = refusal
  const values = new Map(conflicts.flatMap(({ path, current }) => (current === undefined ? [] : [[path, current]])))
  const order = Object.keys(names)
  const at = (path: string) => order.findIndex((name) => name === path || name.startsWith(`${path}.`))
  const isShown = (path: string) => !only || only.some((name) => path === name || path.startsWith(`${name}.`))
  const entries = refusal.paths
    .filter(isShown)
    .map((path) => ({ path, isFixed: hasErrors && !errorAt(errors, path) }))
    .toSorted((a, b) => at(a.path) - at(b.path))
  const remaining = entries.filter(({ isFixed }) => !isFixed).length
  if (entries.length === 0 && refusal.paths.length > 0) return null
  const isFixed = entries.length > 0 && remaining === 0 && !failure && formMessages.length === 0

  return (
    <div ref={group} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1} data-mended={isFixed}>
      {isFixed ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertCircle size={20} aria-hidden />}
      <div className="grid gap-1 min-inline-0">
        <p id={id} aria-live="polite" className="semibold">
          {isFixed
            ? t('summary.mended')
            : failure
              ? t(`failed.${failure}`)
              : remaining > 0
                ? t('summary.some', { count: remaining })
                : t('failed.notSaved')}
        </p>
        {formMessages.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {entries.length > 0 && (
          <ul className="flex wrap gap-0-4">
            {entries.map(({ path, isFixed: isDone }) => (
              <Entry key={path} label={names[path] ?? path} isFixed={isDone} onSelect={() => focusField(path)}>
                {values.has(path) && <ConflictChoice path={path} current={values.get(path)} />}
              </Entry>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/**
 * Whether the errors of this rejected save have arrived, which is a render after it: until then, no field counts as
 * corrected, or the focused summary would be read with a wrong number.
 */
function useHasErrors(refusal: Refusal | undefined, errors: FieldErrors) {
  const [arrived, setArrived] = useState<Refusal>()
  const isHere = refusal?.paths.every((path) => errorAt(errors, path)) ?? false
  if (isHere && arrived !== refusal) setArrived(refusal)
  useEffect(() => {
    const timer = setTimeout(() => setArrived(refusal))
    return () => clearTimeout(timer)
  }, [refusal])
  return isHere || arrived === refusal
}

/** Moves the focus from a link of the summary to the field. */
function useFocusLink(container: RefObject<HTMLElement | null>) {
  const { setFocus } = useFormContext()
  return (path: string) => {
    const link = document.activeElement
    setFocus(path)
    // Lists and composite fields have no single element to focus. The focus moves in the next task, as that of
    // react-hook-form does.
    setTimeout(() => {
      if (document.activeElement !== link) return
      const group = container.current?.closest('form')?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
      const target = group?.matches(reachable) ? group : group?.querySelector<HTMLElement>(reachable)
      target?.focus()
    })
  }
}

interface EntryProps {
  label: string
  isFixed: boolean
  onSelect: () => void
  /** An action on the field. */
  children: ReactNode
}

function Entry({ label, isFixed, onSelect, children }: EntryProps) {
  const t = useTexts('form')
  return (
    <li className={styles.field} data-mended={isFixed}>
      {isFixed && <IconCheck size={14} stroke={2.5} aria-hidden />}
      <button type="button" onClick={onSelect}>
        {label}
      </button>
      {isFixed && <span className="visually-hidden">{t('summary.isMended')}</span>}
      {children}
    </li>
  )
}
