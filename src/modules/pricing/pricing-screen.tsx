import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { ComparisonSection } from './plans/comparison-section.tsx'
import { pricing } from './contract.ts'
import { Notes } from './plans/notes.tsx'
import { PeriodSwitch } from './plans/period-switch.tsx'
import { PlanCard } from './plans/plan-card.tsx'
import { type PaidPlan, plans } from './plans.ts'
import { api } from './pricing-client.ts'
import { PricingView } from './pricing-view.ts'
import styles from './pricing.module.css'

const AskDialog = lazy(() => import('./plans/request-dialog.tsx'))

/** The plans of the public site for signed-in users, who can request one here. */
export function Component() {
  const t = useTexts('pricing')
  const { name: product } = useWorkspace()
  const can = useCan()
  const [{ period = 'monthly' }, setView] = useView(PricingView)
  const [asking, setAsking] = useState<PaidPlan>()
  const mayRead = can('read', pricing.name)
  const { data: requests = [] } = useQuery({ ...api.list.query(), enabled: mayRead })
  const canRequest = can('create', pricing.name)

  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('page.heading')}
        lead={t('page.lead', { product })}
        actions={
          <PeriodSwitch
            period={period}
            onChange={(next) => setView({ period: next === 'monthly' ? undefined : next })}
          />
        }
      />
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            requestedAt={requests.find((request) => request.plan === plan.id)?.askedAt}
            {...(canRequest && { onAsk: setAsking })}
          />
        ))}
      </div>
      {!canRequest && <p className={styles.note}>{t('noRight')}</p>}
      <ComparisonSection />
      <Notes />
      {asking && (
        <Suspense>
          <AskDialog plan={asking} period={period} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
