import { IconCheck, IconMail, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Notification } from '../contract.ts'
import type { Actions } from './use-actions.ts'

interface BulkActionsProps {
  selected: readonly Notification[]
  actions: Actions
  onDone: () => void
}

/** Actions on the selected notices. */
export function BulkActions({ selected, actions, onDone }: BulkActionsProps) {
  const t = useTexts('notifications')
  const ids = selected.map(({ id }) => id)
  const run = (action: () => void) => () => {
    action()
    onDone()
  }
  return (
    <>
      <IconAction
        label={t('markRead')}
        icon={<IconCheck size={18} aria-hidden />}
        isDisabled={actions.isPending}
        onClick={run(() => actions.mark(ids, true))}
      />
      <IconAction
        label={t('markUnread')}
        icon={<IconMail size={18} aria-hidden />}
        isDisabled={actions.isPending}
        onClick={run(() => actions.mark(ids, false))}
      />
      <IconAction
        label={t('remove')}
        icon={<IconTrash size={18} aria-hidden />}
        isDisabled={actions.isPending}
        onClick={run(() => actions.remove(ids))}
      />
    </>
  )
}
