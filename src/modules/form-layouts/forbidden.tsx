import { Alert } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'

export function Forbidden() {
  const t = useTexts('form-layouts')
  return <EmptyState as="h1" picture="/pictures/empty/not-allowed.svg" title={t('noAccess')} text={t('noAccessText')} />
}

export function ReadOnlyNote() {
  const t = useTexts('form-layouts')
  return (
    <Alert severity="info" className="margin-block-end-6">
      {t('readOnly')}
    </Alert>
  )
}
