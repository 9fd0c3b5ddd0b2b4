import { IconTag, IconX } from '@tabler/icons-react'
import { Button, TextField } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/money.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { codeKey } from '../contract-discounts.ts'
import styles from './code-field.module.css'
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
  const { code: held, codeProblem, error } = quoting
  const [isOpen, setOpen] = useState(code !== undefined)
  const [typed, setTyped] = useState(code ?? '')
  const opener = useRef<HTMLButtonElement>(null)
  const isAsking = code !== undefined && !held && !codeProblem && !error
  const isSame = code !== undefined && codeKey(typed) === codeKey(code)
  const fault = isSame ? problemText() : undefined

  function problemText() {
    if (!codeProblem) return error && !held ? t('checkout.code.failed') : undefined
    const { reason, missing, startsAt } = codeProblem
    return t(`checkout.code.problems.${reason}`, {
      missing: format.money(toCents(missing ?? 0)),
      when: startsAt ? format.dateTime(startsAt) : '',
    })
  }

  if (held)
    return (
      <div className={styles.held}>
        <IconTag size={18} aria-hidden />
        <span className={styles.words}>
          <bdi className={styles.code}>{held.name}</bdi>
          <span className={styles.less} role="status">
            {t('checkout.code.applied', { amount: format.money(deduction) })}
          </span>
        </span>
        <IconAction
          label={t('checkout.code.remove', { code: held.name })}
          icon={<IconX size={18} aria-hidden />}
          onClick={() => {
            onChange(undefined)
            setTyped('')
            setOpen(false)
            requestAnimationFrame(() => opener.current?.focus())
          }}
        />
      </div>
    )
  return (
    <div>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
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
        aria-label={t('checkout.code.label')}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isAsking) onChange(typed.trim() || undefined)
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
              error={Boolean(fault)}
              helperText={fault}
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
              disabled={!typed.trim()}
              loading={isAsking}
              className={styles.apply ?? ''}
            >
              {t('checkout.code.apply')}
            </Button>
          </>
        )}
      </form>
    </div>
  )
}
