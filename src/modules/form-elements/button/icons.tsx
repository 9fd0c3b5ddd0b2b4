import { Button } from '@mui/material'
import { IconArrowRight, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'

export function Icons() {
  const t = useTexts('form-elements')
  const ignore = () => {}
  return (
    <div className="row wrap gap-3">
      <Button variant="outlined" color="secondary" startIcon={<IconDownload aria-hidden />}>
        {t('actions.export')}
      </Button>
      {/* Mirrored in right-to-left languages. */}
      <Button variant="contained" endIcon={<IconArrowRight className="mirrored" aria-hidden />}>
        {t('actions.continue')}
      </Button>
      <IconAction label={t('actions.edit')} icon={<IconPencil size={20} aria-hidden />} onClick={ignore} />
      <IconAction label={t('actions.delete')} icon={<IconTrash size={20} aria-hidden />} onClick={ignore} />
    </div>
  )
}
