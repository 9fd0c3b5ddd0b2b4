import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { accountPath } from '#app/modules.ts'

/** Stands in every screen's place for whoever has no rights yet; a change of the session takes it away. */
export default function AwaitsRole() {
  const t = useTexts('shell')
  return (
    <EmptyState
      as="h1"
      picture="/pictures/empty/not-allowed.svg"
      title={t('awaitsRole.title')}
      text={t('awaitsRole.text')}
      action={accountPath && <PlainButtonLink to={accountPath}>{t('awaitsRole.account')}</PlainButtonLink>}
    />
  )
}
