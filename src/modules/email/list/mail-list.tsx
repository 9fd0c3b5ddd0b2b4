import { type RefObject, useDeferredValue, useRef, useState } from 'react'
import type { PagedRows } from '#platform/ui/row-list/use-paged-rows.ts'
import styles from '#platform/ui/row-list/row-list.module.css'
import { RowsError } from '#platform/ui/row-list/rows-error.tsx'
import { useRowList } from '#platform/ui/row-list/use-row-list.ts'
import { type Selection, useSelection } from '#platform/ui/row-list/use-selection.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Conversation } from '../contract-email.ts'
import { type ListSearch, getListSearch } from '../email-view.ts'
import { useEmailView } from '../use-email-view.ts'
import { SnoozeMenu } from '../tools/snooze-menu.tsx'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { getDestination } from './get-destination.ts'
import { ListHead } from './list-head.tsx'
import { ListNotices } from './list-notices.tsx'
import { MailRows } from './mail-rows.tsx'
import { mailSource } from './mail-source.ts'
import { toActionTarget } from './action-target.ts'
import { useIsWide } from './use-is-wide.ts'
import { useListKeys } from './use-list-keys.ts'

// From this width in px, a row is one line (same as in the stylesheet); row heights in rem.
const minWideWidth = 640
const rowHeights = { wide: 2.75, narrow: 5.5 } as const

/** The conversations of a folder or search, with the toolbar above. */
export function MailList({ actions }: { actions: MailActions }) {
  const t = useTexts('email')
  const rights = useRights()
  const { view, setView, close } = useEmailView()
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(scroller, minWideWidth)
  const shownList = useRowList({
    source: mailSource,
    scroller,
    nextQuery: getListSearch(useDeferredValue(view)),
    rowHeight: isWide ? rowHeights.wide : rowHeights.narrow,
    openId: view.thread,
  })
  const { list, name, virtual, focus, rows } = shownList
  const selecting = useSelection(name, { getId: mailSource.getId, hasExceptions: false })
  const firstPage = getFirstPage(rows)
  const selected = getSelectedTarget(selecting.selection, list.query, firstPage)
  const snoozing = useSnoozing(scroller, actions)
  const onKeyDown = useListKeys({
    rows,
    focus,
    perPage: virtual.perPage,
    selecting,
    selectAll() {
      selecting.setSelected(firstPage, true)
      selecting.selectAll()
    },
    selected,
    search: list.query,
    actions,
    canChange: rights.update,
    escape: () => (selecting.hasSelected ? selecting.clear() : close()),
    openRow: (row) => setView(getDestination(row)),
    snooze: snoozing.openMenu,
  })

  return (
    <section className={styles.pane} aria-label={t('list.title')}>
      <ListHead
        total={rows.total}
        isLeast={list.isLeast}
        conversations={firstPage}
        selecting={selecting}
        target={selected}
        actions={actions}
        canChange={rights.update}
      />
      <ListNotices list={list} total={rows.total} canEmpty={rights.remove} />
      <MailRows
        scroller={scroller}
        shownList={shownList}
        selecting={selecting}
        selected={selected}
        actions={actions}
        onKeyDown={onKeyDown}
      />
      {rows.isBroken && <RowsError text={t('list.broken')} retryLabel={t('list.again')} onRetry={rows.retry} />}
      {snoozing.menu}
    </section>
  )
}

/** The menu of snooze times that a shortcut opens, at the focused or open row. */
function useSnoozing(scroller: RefObject<HTMLElement | null>, actions: MailActions) {
  const [open, setOpen] = useState<{ anchor: HTMLElement; target: ActionTarget; done: () => void }>()
  const openMenu = (target: ActionTarget, done: () => void) => {
    const list = scroller.current
    const row = list?.querySelector<HTMLElement>('[role="row"]:focus, [role="row"][data-open="true"]')
    const anchor = row ?? list
    if (anchor) setOpen({ anchor, target, done })
  }
  const menu = open && (
    <SnoozeMenu
      anchor={open.anchor}
      onClose={() => setOpen(undefined)}
      onSnooze={(until) => {
        actions.snooze(open.target, until)
        open.done()
      }}
    />
  )
  return { openMenu, menu }
}

const getFirstPage = ({ total, rowAt }: PagedRows<Conversation>) =>
  Array.from({ length: Math.min(total, mailSource.pageSize) }, (_, index) => rowAt(index)).filter(
    (row) => row !== undefined,
  )

const getSelectedTarget = (
  { all, some }: Selection<Conversation>,
  query: ListSearch,
  firstPage: readonly Conversation[],
): ActionTarget =>
  all
    ? { target: { ...query }, threads: firstPage.map(({ threadId }) => threadId) }
    : toActionTarget([...some.values()], query)
