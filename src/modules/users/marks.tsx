import { IconBan, IconCircleCheck, IconMailFast, IconShieldCheck } from '@tabler/icons-react'
import { type UserStatus, userStatusChoices } from '#platform/contracts/user-status.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ToneMark } from '#platform/ui/tone-mark.tsx'
import styles from './marks.module.css'

const icons: Partial<Record<UserStatus, typeof IconBan>> = {
  active: IconCircleCheck,
  invited: IconMailFast,
  suspended: IconBan,
}

/** An account's status as icon, text and colour. */
export function StatusChip({ status }: { status: UserStatus }) {
  const t = useTexts('users')
  return (
    <ToneMark tone={userStatusChoices[status].tone} icon={icons[status] ?? IconBan}>
      {t(`statuses.${status}`)}
    </ToneMark>
  )
}

/** Whether a second factor protects the account. */
export function FactorMark({ isOn }: { isOn: boolean }) {
  const t = useTexts('users')
  return (
    <span className={styles.factor} data-on={isOn}>
      {isOn && <IconShieldCheck size={16} aria-hidden />}
      {t(isOn ? 'secondFactor.on' : 'secondFactor.off')}
    </span>
  )
}
