import { IconCalendarClock, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { firstIn, valuesIn } from '#platform/fields/choices.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { getPhase, type Status, statusChoices } from '../contract-fields.ts'
import type { DraftState } from './post-draft.ts'
import type { PublishingState } from './use-publishing.ts'
import styles from './write-form.module.css'

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }))

interface PublishCardProps {
  state: DraftState
  publishing: PublishingState
}

const icons = { open: IconPencil, waiting: IconCalendarClock, done: IconCircleCheck }
const imagesWithoutAlt = /<img(?=[^>]* data-src=)(?=[^>]* alt="")[^>]*>/g

/** The status of the post, with actions that change it. */
export function PublishCard({ state: { record: post, values }, publishing }: PublishCardProps) {
  const t = useTexts('blog')
  const format = useFormats()
  const [isChoosing, setChoosing] = useState(false)
  const status = post?.status ?? firstIn(statusChoices, 'open')
  const phase = getPhase(status)
  const publishAt = post?.publishAt ?? null
  const Icon = icons[phase]
  const bare =
    (values.content.match(imagesWithoutAlt) ?? []).length +
    ((values.cover || values.coverImg) && !values.coverAlt ? 1 : 0)

  return (
    <Card title={t('write.publishing')}>
      <div className="grid one-column gap-5">
        <p className={styles.status} data-public={phase === 'done'}>
          <Icon size={20} aria-hidden />
          <span>{t(`write.status.${status}`, { when: publishAt ? format.dateTime(publishAt) : '' })}</span>
        </p>
        {bare > 0 && <p className="text-quiet text-13">{t('write.undescribed', { count: bare })}</p>}
        <div className="flex wrap gap-2">
          <StatusButtons status={status} publishing={publishing} onSchedule={() => setChoosing(true)} />
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <ScheduleDialog
            publishAt={phase === 'waiting' ? publishAt : null}
            onClose={() => setChoosing(false)}
            onChoose={(moment) => {
              setChoosing(false)
              publishing.schedule(moment)
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

interface StatusButtonsProps {
  status: Status
  publishing: PublishingState
  onSchedule: () => void
}

/** The actions that change the status of a post. */
function StatusButtons({ status, publishing, onSchedule }: StatusButtonsProps) {
  const t = useTexts('blog')
  const phase = getPhase(status)
  const earlierStatuses = valuesIn(statusChoices, 'open').filter((one) => one !== status)
  return (
    <>
      {phase !== 'done' && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={publishing.isBusy}
          startIcon={<IconCalendarClock size={18} aria-hidden />}
          onClick={onSchedule}
        >
          {t(phase === 'waiting' ? 'write.schedule.change' : 'write.schedule.open')}
        </Button>
      )}
      {phase === 'waiting' && (
        <Button variant="outlined" color="secondary" disabled={publishing.isBusy} onClick={publishing.publish}>
          {t('write.publishNow')}
        </Button>
      )}
      {earlierStatuses.map((one) => (
        <Button
          key={one}
          variant="outlined"
          color="secondary"
          disabled={publishing.isBusy}
          onClick={() => publishing.unpublish(one)}
        >
          {phase === 'done' && earlierStatuses.length === 1 ? t('write.unpublish') : t(`write.to.${one}`)}
        </Button>
      ))}
    </>
  )
}
