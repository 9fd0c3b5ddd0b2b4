import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toLocalDay } from '#platform/time/local-time.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { Day } from '../contract-fields.ts'
import { maxTimes, type Recurrence } from '../contract-recurrences.ts'
import { recurrencesApi } from '../invoices-client.ts'
import { type RecurrenceErrors, type RecurrenceValues, toRecurrenceValues, toSchedule } from './recurrence-values.ts'

const isDay = (text: string) => Day.safeParse(text).success

/** The form of a new recurrence of an invoice, or of an existing one. */
export function useRecurrenceForm(recurrence: Recurrence | undefined, invoiceId: number) {
  const t = useTexts('invoices')
  const [today] = useState(() => toLocalDay(new Date()))
  const [initial] = useState<RecurrenceValues>(() =>
    recurrence
      ? toRecurrenceValues(recurrence)
      : { interval: 'month', startDate: today, isIssued: false, end: 'never', endDate: '', times: '' },
  )
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const { mutateAsync: create } = useMutation(recurrencesApi.create.mutation({ quiet: true }))
  const { mutateAsync: edit } = useMutation(recurrencesApi.edit.mutation({ quiet: true }))
  const merge = useMergedEdit(recurrence)
  const { startDate, end, endDate, times } = values
  const isStartWrong = !isDay(startDate) || (startDate !== initial.startDate && startDate < today)
  const isEndWrong = end === 'date' && (!isDay(endDate) || endDate < startDate)
  const areTimesWrong = end === 'times' && !(/^\d+$/.test(times) && Number(times) >= 1 && Number(times) <= maxTimes)
  const isWrong = isStartWrong || isEndWrong || areTimesWrong
  const errors: RecurrenceErrors = isTried
    ? {
        ...(isStartWrong && { startDate: t('recurring.errors.start') }),
        ...(isEndWrong && { endDate: t('recurring.errors.end') }),
        ...(areTimesWrong && { times: t('reminders.range', { most: maxTimes }) }),
      }
    : {}
  const send = async () => {
    const body = toSchedule(values)
    if (recurrence) await merge(body, (changed) => edit({ params: { id: recurrence.id }, body: changed }))
    else await create({ body: { ...body, invoiceId } })
    toast({ text: t(recurrence ? 'recurring.saved' : 'recurring.created'), tone: 'success' })
  }
  const save = () => {
    setTried(true)
    return isWrong ? undefined : send()
  }
  return {
    values,
    change: (changes: Partial<RecurrenceValues>) => setValues((before) => ({ ...before, ...changes })),
    errors,
    minDate: recurrence && recurrence.startDate < today ? recurrence.startDate : today,
    isDirty: !isSameJson(values, initial),
    save,
  }
}
