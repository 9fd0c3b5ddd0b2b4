import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Email } from '../contract-email.ts'
import styles from './message-card.module.css'

/** All addresses of a message and its date. */
export function MessageDetails({ message }: { message: Email }) {
  const t = useTexts('email')
  const format = useFormats()
  const lines = [
    { label: t('compose.from'), people: [message.from] },
    { label: t('compose.to'), people: message.to },
    { label: t('compose.cc'), people: message.cc },
    { label: t('compose.bcc'), people: message.bcc },
  ]
  return (
    <dl className={styles.details}>
      {lines
        .filter(({ people }) => people.length > 0)
        .map(({ label, people }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {people.map(({ name, email }) => (
                <span key={email}>
                  {name !== '' && <bdi {...asWritten(name)}>{name} </bdi>}
                  <bdi dir="ltr">{`<${email}>`}</bdi>
                </span>
              ))}
            </dd>
          </div>
        ))}
      <div>
        <dt>{t('read.date')}</dt>
        <dd>{format.dateTime(message.time)}</dd>
      </div>
    </dl>
  )
}
