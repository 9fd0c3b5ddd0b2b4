import { IconBuilding, IconDownload, IconStar, IconStarOff, IconTag, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import type { ListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import type { departments } from '../contract-fields.ts'
import type { Change } from './inverse-change.ts'
import { ExportMenu } from '../export-menu.tsx'
import { useRights } from '../use-rights.ts'
import { DepartmentMenu } from './department-menu.tsx'
import type { Bulk } from './use-bulk.ts'

const LabelMenu = lazy(async () => ({ default: (await import('./label-menu.tsx')).LabelMenu }))
const TrashedActions = lazy(async () => ({ default: (await import('./trashed-actions.tsx')).TrashedActions }))

interface BulkActionsProps {
  query: ListQuery
  size: number
  selecting: SelectionActions<Contact>
  bulk: Bulk
}

type MenuName = 'label' | 'department' | 'export'

/** The actions that the user may take on the selected contacts. */
export function BulkActions({ query, size, selecting, bulk }: BulkActionsProps) {
  const t = useTexts('contacts')
  const { selection, clear } = selecting
  const [menu, setMenu] = useState<{ name: MenuName; at: HTMLElement }>()
  const closeMenu = () => setMenu(undefined)
  const getAnchor = (name: MenuName) => (menu?.name === name ? menu.at : null)

  const withAll = async (work: (contacts: readonly Contact[]) => Promise<unknown>, isLeaving: boolean) => {
    await work(await bulk.collect(selection, query, size))
    // Contacts that left the list cannot stay selected.
    if (isLeaving) clear()
  }
  const apply: Apply = (change, formatText) =>
    void withAll((contacts) => bulk.apply(contacts, change, formatText), change.deleted !== undefined)
  const chooseDepartment = (department: (typeof departments)[number]) =>
    apply({ department }, (count) => t('done.department', { count, department: t(`choices.department.${department}`) }))

  return (
    <>
      {query.deleted ? (
        <Suspense>
          <TrashedActions size={size} run={bulk.run} onApply={apply} onPurge={(purge) => void withAll(purge, true)} />
        </Suspense>
      ) : (
        <Actions starred={query.starred ?? false} onApply={apply} onMenu={(name, at) => setMenu({ name, at })} />
      )}
      {menu?.name === 'label' && (
        <Suspense>
          <LabelMenu anchor={menu.at} selection={selection} onClose={closeMenu} onApply={apply} />
        </Suspense>
      )}
      <DepartmentMenu anchor={getAnchor('department')} onClose={closeMenu} onChoose={chooseDepartment} />
      <ExportMenu anchor={getAnchor('export')} onClose={closeMenu} query={query} selection={selection} />
    </>
  )
}

export type Apply = (change: Change, formatText: (count: number) => string) => void

interface ActionsProps {
  /** Whether the list shows starred contacts, so that the star is removed. */
  starred: boolean
  onApply: Apply
  onMenu: (name: MenuName, at: HTMLElement) => void
}

function Actions({ starred, onApply, onMenu }: ActionsProps) {
  const t = useTexts('contacts')
  const rights = useRights()
  const Star = starred ? IconStarOff : IconStar
  const star = () =>
    onApply({ starred: !starred }, (count) => t(starred ? 'done.unstarred' : 'done.starred', { count }))
  return (
    <>
      {rights.update && (
        <>
          <IconAction
            label={t('bulk.label')}
            icon={<IconTag size={18} aria-hidden />}
            onClick={(at) => onMenu('label', at)}
            opens="dialog"
          />
          <IconAction
            label={t('bulk.department')}
            icon={<IconBuilding size={18} aria-hidden />}
            onClick={(at) => onMenu('department', at)}
            opens="menu"
          />
          <IconAction
            label={starred ? t('bulk.unstar') : t('bulk.star')}
            icon={<Star size={18} aria-hidden />}
            onClick={star}
          />
        </>
      )}
      <IconAction
        label={t('export.title')}
        icon={<IconDownload size={18} aria-hidden />}
        onClick={(at) => onMenu('export', at)}
        opens="menu"
      />
      {rights.update && rights.remove && (
        <IconAction
          label={t('delete')}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onApply({ deleted: true }, (count) => t('done.trashedMany', { count }))}
        />
      )}
    </>
  )
}
