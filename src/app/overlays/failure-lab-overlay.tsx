import { lazy, Suspense } from 'react'
import { createStore } from '#platform/web/store.ts'
import { planKey } from '#app/failure-lab/plan-key.ts'

const wanted = createStore(false)
const load = () => import('#app/failure-lab/failure-lab.tsx')
const Lab = lazy(load)

/** Opens the panel that makes calls fail, with sample data. `resume` only goes on with what was chosen before a reload. */
export async function openFailureLab(resume = false) {
  const { begin } = await load()
  begin(resume)
  wanted.set(true)
}

/** What was chosen goes on after a reload, before the first call. */
export async function resumeFailureLab() {
  if (sessionStorage.getItem(planKey)) await openFailureLab(true)
}

/** Where the failure lab stands once somebody has wanted it. */
export const FailureLabOverlay = () =>
  wanted.useValue() && (
    <Suspense>
      <Lab />
    </Suspense>
  )
