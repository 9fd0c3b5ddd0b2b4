import { FormControlLabel, Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

/** Simulates a slow server that rejects every second request. */
const createFakeServer = (attempt: number) =>
  new Promise((resolve, reject) => {
    setTimeout(() => (attempt % 2 === 0 ? resolve(attempt) : reject(new Error('refused'))), 900)
  })

export function Optimistic() {
  const t = useTexts('form-elements')
  const [stored, setStored] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const save = useMutation({
    mutationFn: () => createFakeServer(attempt),
    onSuccess: (_answer, next: boolean) => setStored(next),
    onError: () => toast({ text: t('switches.refused'), tone: 'error' }),
    onSettled: () => setAttempt(attempt + 1),
  })
  // Shows the requested value at once, and the stored one again after an error.
  const isOn = save.isPending ? save.variables : stored
  return (
    <div className="row wrap gap-3">
      <FormControlLabel
        label={t('switches.share')}
        control={
          <Switch
            checked={isOn}
            aria-busy={save.isPending}
            onChange={(_event, checked) => {
              if (!save.isPending) save.mutate(checked)
            }}
          />
        }
      />
      <span className="text-quiet text-13" role="status">
        {save.isPending ? t('actions.saving') : t(stored ? 'switches.on' : 'switches.off')}
      </span>
    </div>
  )
}
