import { Button } from '@mui/material'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

export function WithUndo() {
  const t = useTexts('form-elements')
  const [count, setCount] = useState(3)
  const remove = () => {
    setCount(count - 1)
    toast({ text: t('actions.removed'), undo: () => setCount((now) => now + 1) })
  }
  return (
    <div className="row wrap gap-3">
      <Button
        variant="outlined"
        color="error"
        startIcon={<IconTrash aria-hidden />}
        disabled={count === 0}
        onClick={remove}
      >
        {t('actions.deleteOne')}
      </Button>
      <span className="text-quiet text-13">{t('actions.left', { count })}</span>
    </div>
  )
}
