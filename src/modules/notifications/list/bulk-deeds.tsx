import { IconCheck, IconMail, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Notification } from '../contract.ts'
import type { Deeds } from './use-deeds.ts'

interface BulkDeedsProps {
  ticked: readonly Notification[]
  deeds: Deeds
  onDone: () => void
}

/** What can be done with all that is ticked. */
export function BulkDeeds({ ticked, deeds, onDone }: BulkDeedsProps) {
  const t = useTexts('notifications')
  const ids = ticked.map(({ id }) => id)
  const run = (deed: () => void) => () => {
    deed()
    onDone()
  }
  return (
    <>
      <IconAction
        label={t('markRead')}
        icon={<IconCheck size={18} aria-hidden />}
        isDisabled={deeds.isPending}
        onClick={run(() => deeds.mark(ids, true))}
      />
      <IconAction
        label={t('markUnread')}
        icon={<IconMail size={18} aria-hidden />}
        isDisabled={deeds.isPending}
        onClick={run(() => deeds.mark(ids, false))}
      />
      <IconAction
        label={t('remove')}
        icon={<IconTrash size={18} aria-hidden />}
        isDisabled={deeds.isPending}
        onClick={run(() => deeds.remove(ids))}
      />
    </>
  )
}
