import { IconTag } from '@tabler/icons-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { normaliseCode } from '../contract-discounts.ts'
import { CodeForm } from './code-form.tsx'
import { AppliedCode } from './applied-code.tsx'
import { useCodeFault } from './use-code-fault.ts'
import type { QuoteState } from './use-quote.ts'

interface CodeFieldProps {
  /** The buyer's input, valid or not. */
  code: string | undefined
  quoting: QuoteState
  /** The deduction, in cents. */
  deduction: number
  onChange: (code: string | undefined) => void
}

/** A discount code: a button opens a field for it, which shows why a code does not apply. */
export function CodeField({ code, quoting, deduction, onChange }: CodeFieldProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(code !== undefined)
  const [input, setInput] = useState(code ?? '')
  const [hasSubmitted, setSubmitted] = useState(false)
  const { code: applied, codeProblem, error, refetch } = quoting
  const isChecking = code !== undefined && !applied && !codeProblem && !error
  const isSame = code !== undefined && normaliseCode(input) === normaliseCode(code)
  const text = t('checkout.code.applied', { amount: format.money(deduction) })
  const fault = useCodeFault(quoting)
  const remove = () => {
    onChange(undefined)
    setInput('')
    setOpen(false)
    setSubmitted(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const submitCode = () => {
    if (isChecking) return
    setSubmitted(true)
    if (isSame) void refetch()
    else onChange(input.trim() || undefined)
  }

  return (
    <div>
      <p className="visually-hidden" role="status">
        {applied && `${applied.name}: ${text}`}
      </p>
      {applied ? (
        <AppliedCode code={applied.name} text={text} takesFocus={hasSubmitted} onRemove={remove} />
      ) : (
        <>
          <ToggleButton
            buttonRef={opener}
            form={id}
            isOpen={isOpen}
            onToggle={() => {
              // A closed field removes the code.
              if (isOpen) onChange(undefined)
              setOpen(!isOpen)
            }}
          />
          <CodeForm
            id={id}
            isOpen={isOpen}
            isFocused={code === undefined}
            input={input}
            onType={setInput}
            fault={isSame && !applied ? fault : undefined}
            isChecking={isChecking}
            onSubmit={submitCode}
          />
        </>
      )}
    </div>
  )
}

interface ToggleButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>
  /** The id of the controlled form. */
  form: string
  isOpen: boolean
  onToggle: () => void
}

function ToggleButton({ buttonRef, form, isOpen, onToggle }: ToggleButtonProps) {
  const t = useTexts('shop')
  return (
    <button
      ref={buttonRef}
      type="button"
      className="inline-row gap-2 min-hit-size rounded-small text-brand medium hover-underline"
      aria-expanded={isOpen}
      aria-controls={form}
      onClick={onToggle}
    >
      <IconTag size={18} aria-hidden />
      {t('checkout.code.ask')}
    </button>
  )
}
