import { IconTag } from '@tabler/icons-react'
import { Button, TextField } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { codeKey } from '../contract-discounts.ts'
import styles from './code-field.module.css'
import { HeldCode } from './held-code.tsx'
import type { Quoting } from './use-quote.ts'

interface CodeFieldProps {
  /** What the buyer gave, right or not. */
  code: string | undefined
  quoting: Quoting
  /** What it takes off, in cents. */
  deduction: number
  onChange: (code: string | undefined) => void
}

/** A discount code: asked for where somebody has one, and told why where it does not hold. */
export function CodeField({ code, quoting, deduction, onChange }: CodeFieldProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(code !== undefined)
  const [typed, setTyped] = useState(code ?? '')
  const [hasAsked, setAsked] = useState(false)
  const { code: held, codeProblem, error, refetch } = quoting
  const isAsking = code !== undefined && !held && !codeProblem && !error
  const isSame = code !== undefined && codeKey(typed) === codeKey(code)
  const words = t('checkout.code.applied', { amount: format.money(deduction) })
  const fault = () => {
    if (!isSame || held) return undefined
    if (!codeProblem) return error ? t('checkout.code.failed') : undefined
    const { reason, missing, startsAt } = codeProblem
    return t(`checkout.code.problems.${reason}`, {
      missing: format.money(toCents(missing ?? 0)),
      when: startsAt ? format.dateTime(startsAt) : '',
    })
  }
  const message = fault()
  const remove = () => {
    onChange(undefined)
    setTyped('')
    setOpen(false)
    setAsked(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const ask = () => {
    if (isAsking) return
    setAsked(true)
    if (isSame) void refetch()
    else onChange(typed.trim() || undefined)
  }

  return (
    <div>
      <p className="visually-hidden" role="status">
        {held && `${held.name}: ${words}`}
      </p>
      {held ? (
        <HeldCode code={held.name} words={words} takesFocus={hasAsked} onRemove={remove} />
      ) : (
        <>
          <button
            ref={opener}
            type="button"
            className="inline-row gap-2 min-hit-size rounded-small text-brand medium hover-underline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              // Closed, it asks for nothing any more.
              if (isOpen) onChange(undefined)
              setOpen(!isOpen)
            }}
          >
            <IconTag size={18} aria-hidden />
            {t('checkout.code.ask')}
          </button>
          <form
            id={id}
            className={styles.form}
            hidden={!isOpen}
            noValidate
            aria-label={t('checkout.code.ask')}
            onSubmit={(event) => {
              event.preventDefault()
              ask()
            }}
          >
            {isOpen && (
              <>
                <TextField
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
                  autoFocus={code === undefined}
                  size="small"
                  fullWidth
                  label={t('checkout.code.label')}
                  value={typed}
                  error={Boolean(message)}
                  helperText={message}
                  autoComplete="off"
                  slotProps={{
                    htmlInput: { maxLength: 100, dir: 'auto', autoCapitalize: 'characters', spellCheck: false },
                    formHelperText: { role: 'alert' },
                  }}
                  onChange={({ target }) => setTyped(target.value)}
                />
                <Button
                  type="submit"
                  variant="outlined"
                  color="secondary"
                  className={styles.apply ?? ''}
                  disabled={!typed.trim()}
                  loading={isAsking}
                >
                  {t('checkout.code.apply')}
                </Button>
              </>
            )}
          </form>
        </>
      )}
    </div>
  )
}
