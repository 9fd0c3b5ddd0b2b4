import { IconLayoutDashboard } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'
import styles from './home-header.module.css'
import { getPartOfDay } from './part-of-day.ts'
import { PeriodSwitch } from './period-switch.tsx'

interface HomeHeaderProps {
  /** Undefined if the board cannot be arranged. */
  onArrange: (() => void) | undefined
  /** Replaces the default actions. */
  actions: ReactNode
}

/** The greeting: the user's name from the server, the time of day from the browser. */
export function HomeHeader({ onArrange, actions }: HomeHeaderProps) {
  const t = useTexts('home')
  const format = useFormats()
  const { user } = useSession()
  const [now] = useState(() => new Date(renderedAt()))
  const name = user.name.split(' ')[0] ?? user.name
  return (
    <PageHeader
      title={t(`hello.${getPartOfDay(now.getHours())}`, { name })}
      lead={format.date(now, 'longDate')}
      actions={
        <div className={styles.actions} data-print="none">
          {actions || (
            <>
              <PeriodSwitch />
              {onArrange && (
                <PlainButton onClick={onArrange} data-arrange data-tour="arrange" aria-label={t('arrange.title')}>
                  <IconLayoutDashboard size={18} aria-hidden />
                  <span className="wide-only">{t('arrange.start')}</span>
                </PlainButton>
              )}
            </>
          )}
        </div>
      }
    />
  )
}

export function StaticHeader() {
  const t = useTexts('home')
  return <PageHeader title={t('title')} lead={t('lead')} />
}

/** Same height as the header, to avoid layout shift. */
export function HeaderSkeleton() {
  const t = useTexts('home')
  return (
    <PageHeader
      title={
        <>
          <span className="visually-hidden">{t('title')}</span>
          <Skeleton width={280} height="1.25em" />
        </>
      }
      lead={<Skeleton width={160} height="1.5em" />}
      actions={
        <div className={styles.actions}>
          <Skeleton className={styles.waiting} />
        </div>
      }
    />
  )
}
