import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { Notification } from '../contract.ts'

const day = 86_400_000
const toDay = (when: string | number) => new Date(when).toDateString()

/** Groups notices by day; with `unreadFirst` unread ones come before all days. */
export function useGroups(notices: readonly Notification[], { unreadFirst = false } = {}) {
  const t = useTexts('notifications')
  const format = useFormats()
  const now = useMinute()
  const getGroupName = ({ at, readAt }: Notification) => {
    if (unreadFirst && readAt === null) return t('new')
    if (toDay(at) === toDay(now)) return t('today')
    if (toDay(at) === toDay(now - day)) return t('yesterday')
    return format.date(at, 'longDate')
  }
  const sorted = unreadFirst
    ? [...notices.filter(({ readAt }) => readAt === null), ...notices.filter(({ readAt }) => readAt !== null)]
    : notices
  return [...Map.groupBy(sorted, getGroupName)].map(([name, groupNotices]) => ({ name, notices: groupNotices }))
}
