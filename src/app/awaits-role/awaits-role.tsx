import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { accountPath } from '#app/routing/modules.ts'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'awaits-role': typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'awaits-role')

/** Replaces all screens for users without any rights, until the session changes. */
export default function AwaitsRole() {
  const t = useTexts('awaits-role')
  // The URL stays that of the hidden screen.
  useScreenTitle(t('title'))
  return (
    <EmptyState
      as="h1"
      picture="/pictures/empty/not-allowed.svg"
      title={t('title')}
      text={t('text')}
      action={accountPath && <PlainButtonLink to={accountPath}>{t('account')}</PlainButtonLink>}
    />
  )
}
