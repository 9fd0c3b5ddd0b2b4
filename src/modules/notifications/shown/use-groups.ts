import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'
import type { Notification } from '../contract.ts'

const day = 86_400_000
const dayOf = (when: string | number) => new Date(when).toDateString()

/** Groups notices by day; with `unreadFirst` unread ones come before all days. */
export function useGroups(notices: readonly Notification[], { unreadFirst = false } = {}) {
  const t = useTexts('notifications')
  const format = useFormats()
  const [now] = useState(renderedAt)
  const nameOf = ({ at, readAt }: Notification) => {
    if (unreadFirst && readAt === null) return t('new')
    if (dayOf(at) === dayOf(now)) return t('today')
    if (dayOf(at) === dayOf(now - day)) return t('yesterday')
    return format.date(at, 'longDate')
  }
  const ordered = unreadFirst
    ? [...notices.filter(({ readAt }) => readAt === null), ...notices.filter(({ readAt }) => readAt !== null)]
    : notices
  return [...Map.groupBy(ordered, nameOf)].map(([name, some]) => ({ name, notices: some }))
}
