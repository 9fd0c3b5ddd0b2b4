import { forbidden } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useRights } from '../use-rights.ts'
import { PlainRecordForm } from './plain-record-form.tsx'

export function Component() {
  const t = useTexts('plain-records')
  const rights = useRights()
  if (!rights.create) return <ErrorState error={forbidden()} as="h1" />
  return (
    <>
      <PageHeader title={t('new')} />
      <PlainRecordForm />
    </>
  )
}
