import { IconBan, IconCircleCheck, IconMailFast, IconShieldCheck } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ToneMark } from '#platform/ui/tone-mark.tsx'
import { type UserStatus, userStatusChoices } from './contract.ts'
import styles from './marks.module.css'

const icons = {
  active: IconCircleCheck,
  invited: IconMailFast,
  suspended: IconBan,
} as const satisfies Record<UserStatus, unknown>

/** An account's status as icon, text and colour. */
export function StatusChip({ status }: { status: UserStatus }) {
  const t = useTexts('users')
  return (
    <ToneMark tone={userStatusChoices[status].tone} icon={icons[status]}>
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
