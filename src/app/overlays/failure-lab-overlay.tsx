import { lazy, Suspense } from 'react'
import { createStore } from '#platform/web/store.ts'
import { planKey } from '#app/failure-lab/plan-key.ts'

const isRequested = createStore(false)
const load = () => import('#app/failure-lab/failure-lab.tsx')
const Lab = lazy(load)

/** Opens the panel for simulated failures. `resume` reactivates the failure chosen before a reload. */
export async function openFailureLab(resume = false) {
  const { startLab } = await load()
  startLab(resume)
  isRequested.set(true)
}

/** Reactivates a failure after a reload, before the first request. */
export async function resumeFailureLab() {
  if (sessionStorage.getItem(planKey)) await openFailureLab(true)
}

/** Renders the failure lab once it was opened. */
export const FailureLabOverlay = () =>
  isRequested.useValue() && (
    <Suspense>
      <Lab />
    </Suspense>
  )
