import { Button } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

export function Disabled() {
  const t = useTexts('form-elements')
  const reason = useId()
  return (
    <div className="grid gap-5">
      <div className="row wrap gap-3">
        <Button variant="contained" disabled>
          {t('actions.send')}
        </Button>
        <Button variant="outlined" color="secondary" disabled>
          {t('actions.preview')}
        </Button>
        <Button color="secondary" disabled>
          {t('actions.cancel')}
        </Button>
      </div>
      <div className="row wrap gap-3">
        {/* Focusable, so that screen readers announce the reason; `disabled` buttons are skipped. */}
        <Button
          variant="contained"
          aria-describedby={reason}
          onClick={() => toast({ text: t('actions.nothingChosen'), tone: 'error' })}
        >
          {t('actions.send')}
        </Button>
        <span id={reason} className="text-quiet text-13">
          {t('actions.nothingChosen')}
        </span>
      </div>
    </div>
  )
}
