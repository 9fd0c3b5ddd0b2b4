import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useIsNext } from '#platform/ui/panes/use-pane-focus.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { TicketList } from './list/ticket-list.tsx'
import { SidePane } from './side/side-pane.tsx'
import { linkTo } from './tickets-view.ts'
import styles from './tickets-screen.module.css'
import { usePresetName } from './use-preset-name.ts'
import { useRights } from './use-rights.ts'
import { useTicketsView } from './use-tickets-view.ts'
import { PaneSkeleton } from './detail/pane-skeleton.tsx'

const loadPane = () => import('./detail/ticket-pane.tsx')
const TicketPane = lazy(async () => ({ default: (await loadPane()).TicketPane }))
const MacroDialog = lazy(async () => ({ default: (await import('./macros/macro-dialog.tsx')).MacroDialog }))
const AutomationsDialog = lazy(async () => ({
  default: (await import('./automations/automations-dialog.tsx')).AutomationsDialog,
}))
const ServiceLevelsDialog = lazy(async () => ({
  default: (await import('./edit/service-levels-dialog.tsx')).ServiceLevelsDialog,
}))
const NewTicketDialog = lazy(async () => ({
  default: (await import('./edit/new-ticket-dialog.tsx')).NewTicketDialog,
}))

/** Side pane, list and ticket. An open ticket replaces the side pane, since it has two columns. */
export function Component() {
  const t = useTexts('tickets')
  const rights = useRights()
  const preset = usePresetName()
  const { view } = useTicketsView()
  const [managed, setManaged] = useState<'macros' | 'automations' | 'serviceLevels'>()
  const closeManaged = () => setManaged(undefined)
  const open = typeof view.ticket === 'number' ? view.ticket : undefined
  const isNext = useIsNext(open)
  // Preloaded, so that the first ticket opens without a delay.
  useEffect(() => void loadPane().catch(() => {}), [])
  const side = open === undefined && (
    <SidePane
      onMacros={() => setManaged('macros')}
      onAutomations={() => setManaged('automations')}
      onServiceLevels={() => setManaged('serviceLevels')}
    />
  )

  return (
    <Screen
      title={t('title')}
      lead={preset}
      isOpen={open !== undefined}
      {...(side && { sideLabel: t('side') })}
      actions={
        rights.create && (
          <Button
            component={Link}
            to={linkTo(view, { ticket: 'new' })}
            data-opens="field"
            variant="contained"
            startIcon={<IconPlus aria-hidden />}
          >
            {t('new')}
          </Button>
        )
      }
    >
      <Panes
        className={styles.panes ?? ''}
        side={side}
        list={<TicketList />}
        detail={
          open !== undefined && (
            <ErrorBoundary key={open}>
              <Suspense fallback={<PaneSkeleton />}>
                <TicketPane id={open} isNext={isNext} />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
      <Suspense>
        {view.ticket === 'new' && rights.create && <NewTicketDialog />}
        {managed === 'macros' && <MacroDialog onClose={closeManaged} />}
        {managed === 'automations' && <AutomationsDialog onClose={closeManaged} />}
        {managed === 'serviceLevels' && <ServiceLevelsDialog onClose={closeManaged} />}
      </Suspense>
    </Screen>
  )
}
