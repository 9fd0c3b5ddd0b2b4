import { Button } from '@mui/material'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

/** Simulates a slow request. */
const save = () => new Promise((resolve) => setTimeout(resolve, 1600))

export function Busy() {
  const t = useTexts('form-elements')
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => toast({ text: t('actions.saved'), tone: 'success' }),
  })
  return (
    <div className="row wrap gap-3">
      <Button
        variant="contained"
        loading={saving.isPending}
        loadingPosition="start"
        startIcon={<IconDeviceFloppy aria-hidden />}
        onClick={() => saving.mutate()}
      >
        {t(saving.isPending ? 'actions.saving' : 'actions.save')}
      </Button>
      <Button variant="outlined" color="secondary" loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('actions.saveDraft')}
      </Button>
    </div>
  )
}
