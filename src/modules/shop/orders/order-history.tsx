import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { OrderStep } from '../contract-fulfilment.ts'
import { isStepBack } from './reached-statuses.ts'

/** Changes of the status with author and time, newest first. */
export function OrderHistory({ steps }: { steps: readonly OrderStep[] }) {
  const t = useTexts('shop')
  const format = useFormats()
  const formatStep = ({ name, from, to }: Pick<OrderStep, 'from' | 'to'> & { name: string }) => {
    if (from === null) return t('orders.steps.placed', { name })
    if (isStepBack({ from, to })) return t('orders.steps.back', { name, status: t(`orders.statuses.${to}`) })
    return t(`orders.steps.${to}`, { name })
  }
  return (
    <ol className="grid gap-4">
      {steps.toReversed().map(({ at, by, from, to, note }) => (
        <li key={`${at} ${to}`} className="flex gap-3">
          <Avatar name={by.name} src={by.avatar} size={32} />
          <div className="min-inline-0">
            <p>{formatStep({ name: by.name, from, to })}</p>
            <time className="text-quiet text-12" dateTime={at}>
              {format.dateTime(at)}
            </time>
            {note && (
              <p className="padding-2-3 margin-block-start-1 rounded bg-hover pre-line" {...asWritten(note)}>
                {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
