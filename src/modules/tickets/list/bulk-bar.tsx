import {
  IconCircleDot,
  IconMessage2Bolt,
  IconRestore,
  IconAntennaBars5,
  IconTag,
  IconTrash,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCollected } from '#platform/ui/records/use-collected.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { SelectionToolbar } from '#platform/ui/row-list/selection-toolbar.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import { useSession } from '#platform/web/session/session.ts'
import { toChange } from '../macros/macro-change.ts'
import { MacroMenu } from '../macros/macro-menu.tsx'
import type { Ticket } from '../contract.ts'
import type { Change } from '../inverse-change.ts'
import { type OpenMenu, PickMenu } from '../pick/pick-menu.tsx'
import type { ListQuery } from '../tickets-view.ts'
import { useBulk } from '../use-bulk.ts'
import { fieldOfPicker, useRights } from '../use-rights.ts'
import { collectTickets } from './collect-tickets.ts'

interface BulkBarProps {
  query: ListQuery
  /** The tickets of this page. */
  visibleTickets: readonly Ticket[]
  size: number
  total: number
  selecting: SelectionActions<Ticket>
}

const icon = { size: 18, 'aria-hidden': true }
const kinds = [
  ['status', <IconCircleDot key="status" {...icon} />],
  ['assignee', <IconUserPlus key="assignee" {...icon} />],
  ['priority', <IconAntennaBars5 key="priority" {...icon} />],
  ['team', <IconUsersGroup key="team" {...icon} />],
  ['labels', <IconTag key="labels" {...icon} />],
] as const

/** The toolbar for the selected tickets. */
export function BulkBar({ query, visibleTickets, size, total, selecting }: BulkBarProps) {
  const t = useTexts('tickets')
  const { selection, clear, selectAll } = selecting
  const [picking, setPicking] = useState<OpenMenu>()
  const [macros, setMacros] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { user } = useSession()
  const { apply, purge, isPending } = useSelectionChanges({ query, selecting })
  const selectedTickets = selection.all
    ? []
    : [...selection.some.values()].map((ticket) => visibleTickets.find(({ id }) => id === ticket.id) ?? ticket)
  const setDeleted = (deleted: boolean) =>
    apply({ deleted }, (count) => t(deleted ? 'done.trashedMany' : 'done.restoredMany', { count }))
  useBulkShortcuts(Boolean(query.deleted), { clear, trash: () => setDeleted(true) })

  return (
    <>
      <SelectionToolbar
        label={t('bulk.bar')}
        selected={t('bulk.selected', { count: size })}
        selectAll={size < total ? { label: t('bulk.selectAll', { count: total }), run: selectAll } : undefined}
        clear={{ label: t('bulk.clear'), run: clear }}
      >
        {query.deleted ? (
          <TrashedActions isPending={isPending} onRestore={() => setDeleted(false)} onPurge={() => setAsking(true)} />
        ) : (
          <BulkActions isPending={isPending} onPick={setPicking} onMacro={setMacros} onTrash={() => setDeleted(true)} />
        )}
      </SelectionToolbar>
      <PickMenu picking={picking} targets={selectedTickets} onClose={() => setPicking(undefined)} onApply={apply} />
      <MacroMenu
        anchor={macros}
        isForChanges
        onApply={(macro) => apply(toChange(macro, user.id), () => t('macros.applied', { title: macro.title }))}
        onClose={() => setMacros(null)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('purgeMany.title', { count: size })}
          action={t('purge')}
          danger
          onClose={() => setAsking(false)}
          onConfirm={purge}
        >
          {t('purgeMany.text')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Changes all selected tickets, also those of other pages. */
function useSelectionChanges({ query, selecting }: Pick<BulkBarProps, 'query' | 'selecting'>) {
  const bulk = useBulk()
  const { collect, isCollecting } = useCollected()
  const { selection, clear } = selecting
  const withAll = async (work: (tickets: readonly Ticket[]) => Promise<unknown>, isLeaving: boolean) => {
    const collected = await collect(collectTickets(selection, query))
    if (!collected) return
    await work(collected)
    // Tickets that left the list cannot stay selected.
    if (isLeaving) clear()
  }
  return {
    isPending: bulk.isPending || isCollecting,
    apply: (change: Change, formatText: (count: number) => string) =>
      void withAll((allSelected) => bulk.apply(allSelected, change, formatText), change.deleted !== undefined),
    purge: () => void withAll(bulk.purge, true),
  }
}

/** An open ticket beside the list takes these keys first. */
function useBulkShortcuts(isTrash: boolean, { clear, trash }: { clear: () => void; trash: () => void }) {
  const t = useTexts('tickets')
  const rights = useRights()
  useShortcuts(t('title'), [
    { keys: 'Escape', label: t('bulk.clear'), run: clear, yields: true },
    ...(rights.remove && !isTrash ? [{ keys: '#', label: t('delete'), run: trash, yields: true }] : []),
  ])
}

interface BulkActionsProps {
  isPending: boolean
  onPick: (picking: OpenMenu) => void
  onMacro: (anchor: HTMLElement) => void
  onTrash: () => void
}

function BulkActions({ isPending, onPick, onMacro, onTrash }: BulkActionsProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  return (
    <>
      {kinds
        .filter(([kind]) => rights.canChange(fieldOfPicker[kind]))
        .map(([kind, picture]) => (
          <IconAction
            key={kind}
            kind={kind}
            label={t(`bulk.${kind}`)}
            icon={picture}
            opens={kind === 'labels' ? 'dialog' : 'menu'}
            isDisabled={isPending}
            onClick={(anchor) => onPick({ kind, anchor })}
          />
        ))}
      {rights.update && (
        <IconAction
          label={t('macros.insert')}
          icon={<IconMessage2Bolt {...icon} />}
          opens="menu"
          isDisabled={isPending}
          onClick={onMacro}
        />
      )}
      {rights.remove && (
        <IconAction label={t('delete')} icon={<IconTrash {...icon} />} isDisabled={isPending} onClick={onTrash} />
      )}
    </>
  )
}

interface TrashedActionsProps {
  isPending: boolean
  onRestore: () => void
  onPurge: () => void
}

function TrashedActions({ isPending, onRestore, onPurge }: TrashedActionsProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  if (!rights.remove) return null
  return (
    <>
      <IconAction label={t('restore')} icon={<IconRestore {...icon} />} isDisabled={isPending} onClick={onRestore} />
      <IconAction label={t('purge')} icon={<IconTrash {...icon} />} isDisabled={isPending} onClick={onPurge} />
    </>
  )
}
