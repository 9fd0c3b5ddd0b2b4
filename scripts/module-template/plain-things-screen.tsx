import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { plainThings } from './contract.ts'
import { PlainThingsPage } from './plain-things-page.tsx'

export function Component() {
  const t = useTexts('plain-things')
  const can = useCan()
  if (can('read', plainThings.name)) return <PlainThingsPage />
  return <EmptyState as="h1" picture="/pictures/empty/not-allowed.svg" title={t('noAccess')} text={t('noAccessText')} />
}
