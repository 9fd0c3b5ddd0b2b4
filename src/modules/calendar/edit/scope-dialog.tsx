import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Scope } from '../contract.ts'
import { takeFocus } from './take-focus.ts'

export interface ScopeQuestion {
  kind: 'edit' | 'remove' | 'answer'
  choices: readonly Scope[]
  onChoose: (scope: Scope) => void
}

/** Asks which occurrences of a series to change. */
export function ScopeDialog({ kind, choices, onChoose, onClose }: ScopeQuestion & { onClose: () => void }) {
  const t = useTexts('calendar')
  const [scope, setScope] = useState(choices[0] ?? 'all')
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="scope-title">
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          onClose()
          onChoose(scope)
        }}
      >
        <DialogTitle id="scope-title">{t(`scope.${kind}`)}</DialogTitle>
        <DialogContent>
          <RadioGroup
            aria-labelledby="scope-title"
            value={scope}
            onChange={(_, value) => setScope(Scope.catch('all').parse(value))}
          >
            {choices.map((one, index) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio slotProps={{ input: { ref: index === 0 ? takeFocus : null } }} />}
                label={t(`scope.${one}`)}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('scope.ok')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
