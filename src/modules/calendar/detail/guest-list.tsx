import { IconCheck, IconMinus, IconQuestionMark, IconUsers, IconX } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Answer, Guest } from '../contract.ts'
import styles from './event-popover.module.css'

const icons = { yes: IconCheck, maybe: IconQuestionMark, no: IconX, pending: IconMinus } as const

/** The guests and their answers. */
export function GuestList({ guests, organiserId }: { guests: readonly Guest[]; organiserId: string }) {
  const t = useTexts('calendar')
  const count = (answer: Answer) => guests.filter((guest) => guest.answer === answer).length
  return (
    <div className={styles.line}>
      <IconUsers size={18} aria-hidden />
      <div className={styles.guests}>
        <p>
          {t('event.guests', { count: guests.length })}
          <small>
            {t('event.answered', {
              yes: count('yes'),
              maybe: count('maybe'),
              no: count('no'),
              pending: count('pending'),
            })}
          </small>
        </p>
        <ul>
          {guests.map(({ userId, email, name, answer }) => {
            const Icon = icons[answer]
            return (
              <li key={email} data-answer={answer}>
                <span className="relative flex-none">
                  <Avatar name={name || email} size={28} />
                  <span className={styles.answer} data-answer={answer}>
                    <Icon size={10} stroke={3} aria-hidden />
                  </span>
                </span>
                <span className={styles.guest} dir="auto">
                  {name || email}
                  {userId !== null && userId === organiserId && <small>{t('event.organiser')}</small>}
                </span>
                <span className="visually-hidden">{t(`answers.${answer}`)}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
