import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useSession } from '#platform/web/session.ts'
import { partOfDay } from './part-of-day.ts'

/** Who is greeted decides the server, when decides the clock of whoever looks. */
export function Greeting() {
  const t = useTexts('home')
  const format = useFormats()
  const { user } = useSession()
  const [now] = useState(() => new Date())
  const name = user.name.split(' ')[0] ?? user.name
  return <PageHeader title={t(`hello.${partOfDay(now.getHours())}`, { name })} lead={format.date(now, 'longDate')} />
}

export function PlainGreeting() {
  const t = useTexts('home')
  return <PageHeader title={t('title')} lead={t('lead')} />
}

/** As tall as the greeting: nothing below it moves when the name is known. */
export function GreetingSkeleton() {
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
    />
  )
}
