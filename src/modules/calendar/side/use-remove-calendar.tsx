import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../calendar-client.ts'
import type { Calendar } from '../contract.ts'
import { useLimitTexts } from '../use-limit-texts.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#platform/ui/states/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Removes a calendar after a question, with undo. */
export function useRemoveCalendar() {
  const t = useTexts('calendar')
  const [calendarToRemove, setCalendarToRemove] = useState<Calendar>()
  const { mutateAsync: remove } = useMutation(api.removeCalendar.mutation())
  const withLimitTexts = useLimitTexts()
  const { mutate: restore } = useMutation(withLimitTexts(api.editCalendar.mutation()))
  const confirm = ({ id }: Calendar) =>
    void remove({ params: { id } }).then(
      () =>
        toast({
          text: t('calendars.removed'),
          undo: () => restore({ params: { id }, body: { deleted: false } }),
        }),
      () => {},
    )
  const dialog = calendarToRemove && (
    <Suspense>
      <ConfirmDialog
        title={t('calendars.removeAsk', { name: calendarToRemove.name })}
        action={t('calendars.remove')}
        danger
        onConfirm={() => confirm(calendarToRemove)}
        onClose={() => setCalendarToRemove(undefined)}
      >
        {t('calendars.removeText')}
      </ConfirmDialog>
    </Suspense>
  )
  return { setCalendarToRemove, dialog }
}
