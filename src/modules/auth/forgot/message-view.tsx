import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import type { SentMessage } from '../contract.ts'
import styles from './read-message.module.css'

/** An email as shown by a mail client, with its link as a button that opens in this tab. */
export function MessageView({ message: { to, subject, html, path } }: { message: SentMessage }) {
  const t = useTexts('auth')
  return (
    <article className="grid gap-1">
      <h2 dir="auto">{subject}</h2>
      <p className="text-quiet text-start" dir="ltr">
        {to}
      </p>
      <div className={styles.paper}>
        <RichText html={html} />
      </div>
      <PlainButtonLink kind="filled" to={path}>
        {t('forgot.follow')}
      </PlainButtonLink>
    </article>
  )
}
