import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import styles from './no-modules-screen.module.css'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'no-modules': typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'no-modules')

/** Start page while no module has a screen: explains how to create one. */
export function Component() {
  const t = useTexts('no-modules')
  return (
    <EmptyState
      as="h1"
      picture="/pictures/empty/nothing-found.svg"
      title={t('title')}
      text={t('text')}
      action={
        <code dir="ltr" translate="no" className={styles.command}>
          npm run new-module orders
        </code>
      }
    />
  )
}
