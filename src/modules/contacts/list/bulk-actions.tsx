import { IconBuilding, IconDownload, IconRestore, IconStar, IconStarOff, IconTag, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
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

interface BulkActionsProps {
  query: ListQuery
  size: number
  selecting: SelectionActions<Contact>
  bulk: Bulk
}

/** What the rules allow to be done to all that is ticked. */
export function BulkActions({ query, size, selecting, bulk }: BulkActionsProps) {
  const t = useTexts('contacts')
  const rights = useRights()
  const { selection, clear } = selecting
  const [menu, setMenu] = useState<{ of: 'label' | 'department' | 'export'; at: HTMLElement }>()
  const [isAsking, setAsking] = useState(false)
  const openMenu = (of: 'label' | 'department' | 'export') => (at: HTMLElement) => setMenu({ of, at })
  const closeMenu = () => setMenu(undefined)

  const withAll = async (work: (contacts: readonly Contact[]) => Promise<unknown>, isLeaving = false) => {
    await work(await bulk.collect(selection, query, size))
    // What left the list cannot stay ticked in it.
    if (isLeaving) clear()
  }
  const apply = (change: Change, say: (count: number) => string, isLeaving = false) =>
    void withAll((contacts) => bulk.apply(contacts, change, say), isLeaving)
  const chooseDepartment = (department: (typeof departments)[number]) =>
    apply({ department }, (count) => t('done.department', { count, department: t(`choices.department.${department}`) }))

  const isTrash = Boolean(query.deleted)
  return (
    <>
      {isTrash && rights.update && (
        <IconAction
          label={t('restore')}
          icon={<IconRestore size={18} aria-hidden />}
          onClick={() => apply({ deleted: false }, (count) => t('done.restoredMany', { count }), true)}
        />
      )}
      {isTrash && rights.remove && (
        <IconAction label={t('purge')} icon={<IconTrash size={18} aria-hidden />} onClick={() => setAsking(true)} />
      )}
      {!isTrash && rights.update && (
        <>
          <IconAction
            label={t('bulk.label')}
            icon={<IconTag size={18} aria-hidden />}
            onClick={openMenu('label')}
            opens="dialog"
          />
          <IconAction
            label={t('bulk.department')}
            icon={<IconBuilding size={18} aria-hidden />}
            onClick={openMenu('department')}
            opens="menu"
          />
          <IconAction
            label={query.starred ? t('bulk.unstar') : t('bulk.star')}
            icon={query.starred ? <IconStarOff size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
            onClick={() =>
              apply({ starred: !query.starred }, (count) =>
                t(query.starred ? 'done.unstarred' : 'done.starred', { count }),
              )
            }
          />
        </>
      )}
      {!isTrash && (
        <IconAction
          label={t('export.title')}
          icon={<IconDownload size={18} aria-hidden />}
          onClick={openMenu('export')}
          opens="menu"
        />
      )}
      {!isTrash && rights.update && rights.remove && (
        <IconAction
          label={t('delete')}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => apply({ deleted: true }, (count) => t('done.trashedMany', { count }), true)}
        />
      )}
      {menu?.of === 'label' && (
        <Suspense>
          <LabelMenu anchor={menu.at} selection={selection} onClose={closeMenu} onApply={apply} />
        </Suspense>
      )}
      <DepartmentMenu
        anchor={menu?.of === 'department' ? menu.at : null}
        onClose={closeMenu}
        onChoose={chooseDepartment}
      />
      <ExportMenu
        anchor={menu?.of === 'export' ? menu.at : null}
        onClose={closeMenu}
        query={query}
        selection={selection}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('purgeMany.title', { count: size })}
          action={t('purge')}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => void withAll(bulk.purge, true)}
        >
          {t('purgeMany.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
