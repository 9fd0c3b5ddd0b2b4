import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { topModal, watchModals } from '#platform/ui/top-modal.ts'
import { createStore } from '#platform/web/store.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { end, install, plan } from './lab.ts'
import type texts from './locales/en.json'
import { Mark } from './mark.tsx'
import { Panel } from './panel.tsx'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'failure-lab': typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'failure-lab')
loadTexts('failure-lab').catch(() => {})

const isOpen = createStore(false)

/** Activates the lab; opens its panel unless resuming after a reload. */
export function startLab(resume: boolean) {
  install()
  if (!resume) isOpen.set(true)
}

const marks = () => document.getElementById('marks') ?? undefined
const noElement = () => undefined

/** The panel on top of everything, and a mark in the top bar while a failure is active. */
export default function FailureLab() {
  const open = isOpen.useValue()
  const { failure } = plan.useValue()
  const modal = useSyncExternalStore(watchModals, topModal, noElement)
  const bar = useSyncExternalStore(watchModals, marks, noElement)
  const mark = failure !== 'none' && <Mark failure={failure} floats={!bar} onOpen={() => isOpen.set(true)} />
  const panel = open && <Panel key={String(Boolean(modal))} onClose={() => isOpen.set(false)} />
  return (
    <>
      {mark && createPortal(mark, bar ?? modal ?? document.body)}
      {panel && createPortal(panel, modal ?? document.body)}
      {failure !== 'none' && <SampleOnly />}
    </>
  )
}

/** Deactivates the lab if the server turns out to have real data. */
function SampleOnly() {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const hasRealData = data !== undefined && data.mode !== 'sample'
  useEffect(() => {
    if (hasRealData) end()
  }, [hasRealData])
  return null
}
