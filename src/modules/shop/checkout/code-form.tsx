import { Button, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './code-field.module.css'

interface CodeFormProps {
  /** The button that opens it controls the form by this id. */
  id: string
  isOpen: boolean
  /** The form has just been opened, without a code. */
  isFocused: boolean
  input: string
  onType: (input: string) => void
  /** The reason why the code does not apply. */
  fault: string | undefined
  isChecking: boolean
  onSubmit: () => void
}

/** The field for a discount code. */
export function CodeForm({ id, isOpen, isFocused, input, onType, fault, isChecking, onSubmit }: CodeFormProps) {
  const t = useTexts('shop')
  return (
    <form
      id={id}
      className={styles.form}
      hidden={!isOpen}
      noValidate
      aria-label={t('checkout.code.ask')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {isOpen && (
        <>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
            autoFocus={isFocused}
            size="small"
            fullWidth
            label={t('checkout.code.label')}
            value={input}
            error={Boolean(fault)}
            helperText={fault}
            autoComplete="off"
            slotProps={{
              htmlInput: { maxLength: 100, dir: 'auto', autoCapitalize: 'characters', spellCheck: false },
              formHelperText: { role: 'alert' },
            }}
            onChange={({ target }) => onType(target.value)}
          />
          <Button
            type="submit"
            variant="outlined"
            color="secondary"
            className={styles.apply ?? ''}
            disabled={!input.trim()}
            loading={isChecking}
          >
            {t('checkout.code.apply')}
          </Button>
        </>
      )}
    </form>
  )
}
