import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod'
import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton, PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { asset } from '#platform/web/navigation/asset.ts'
import { useMenuEntries } from '#platform/web/navigation/menu-entries.ts'
import { useMayEnterIfKnown } from '#app/routing/may-enter.ts'
import styles from './not-found-screen.module.css'
import type texts from './locales/en.json'
import { PageSearch } from './page-search.tsx'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'not-found': typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'not-found')

const Sent = z.object({ asked: z.string() })
/** React Router's index in the browser history. */
const Step = z.object({ idx: z.int().positive() })

/** R20: the requested path, possible reasons, similar pages, a search and a way back. */
export function Component() {
  const t = useTexts('not-found')
  const navigate = useNavigate()
  const { state } = useLocation()
  const mayEnter = useMayEnterIfKnown()
  const entries = useMenuEntries().filter(({ action, topic }) => mayEnter(action, topic))
  const requestedPath = Sent.safeParse(state).data?.asked
  return (
    <div className={styles.page}>
      <img src={asset('/pictures/empty/not-found.svg')} alt="" width={400} height={216} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {requestedPath && (
        <p className={styles.requestedPath}>
          {t('asked')} <code dir="ltr">{requestedPath}</code>
        </p>
      )}
      <PageSearch entries={entries} requestedPath={requestedPath ?? ''} />
      <div className="flex wrap justify-center gap-3 margin-block-start-4">
        {requestedPath && Step.safeParse(history.state).success && (
          <PlainButton onClick={() => navigate(-1)}>{t('back')}</PlainButton>
        )}
        <PlainButtonLink kind="filled" to="/">
          {t('home')}
        </PlainButtonLink>
      </div>
    </div>
  )
}
