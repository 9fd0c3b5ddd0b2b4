import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'

export function Component() {
  const t = useTexts('blog')
  return <PageHeader title={t('title')} />
}
