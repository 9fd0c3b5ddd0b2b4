import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Conversation } from '../contract-email.ts'
import styles from './mail-row.module.css'

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

const maxNames = 3

/** Senders or recipients of a conversation, with the number of messages and drafts. */
export function Participants({ conversation, isOutgoing }: { conversation: Conversation; isOutgoing: boolean }) {
  const t = useTexts('email')
  const { participants, to, count, drafts } = conversation
  const people = isOutgoing
    ? to.map(({ name, email }) => ({ key: email, name: name || email, isUnread: false }))
    : participants.map(({ name, email, isMe, unread }) => ({
        key: email,
        name: isMe ? t('me') : name || email,
        isUnread: unread,
      }))
  const [only] = people
  const shownPeople =
    people.length === 1 && only
      ? [only]
      : (people.length > maxNames ? [...people.slice(0, 1), ...people.slice(-2)] : people).map(
          ({ key, name, isUnread }) => ({
            key,
            name: isOutgoing || /\p{Script=Han}/u.test(name) ? name : firstName(name),
            isUnread,
          }),
        )
  return (
    <>
      <span className={styles.names}>
        {isOutgoing && shownPeople.length > 0 && <span className="text-quiet">{t('list.to')} </span>}
        {shownPeople.map(({ key, name, isUnread }, index) => (
          <span key={key}>
            {index > 0 && t('list.comma')}
            {index === 1 && people.length > maxNames && t('list.between')}
            <bdi data-unread={isUnread} {...asWritten(name)}>
              {name}
            </bdi>
          </span>
        ))}
        {drafts > 0 && (
          <span className="text-error">
            {shownPeople.length > 0 && t('list.comma')}
            {t('list.draft', { count: drafts })}
          </span>
        )}
      </span>
      {count > 1 && (
        <span className="flex-none text-quiet text-12 tabular">
          <span aria-hidden>{count}</span>
          <span className="visually-hidden">{t('list.messages', { count })}</span>
        </span>
      )}
    </>
  )
}
