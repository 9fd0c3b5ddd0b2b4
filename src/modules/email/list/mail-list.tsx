import { type DragEvent, useDeferredValue, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useRowList } from '#platform/ui/row-list/use-row-list.ts'
import { useSelection } from '#platform/ui/row-list/use-selection.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import type { Conversation } from '../contract-email.ts'
import { dragged } from '../dragged.ts'
import { searchOf } from '../email-view.ts'
import { placeOf } from '../search/search-place.ts'
import { useEmailView } from '../use-email-view.ts'
import { useFacets } from '../use-facets.ts'
import type { MailActions, Meant } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import styles from './mail-list.module.css'
import { MailRow } from './mail-row.tsx'
import { mailSource } from './mail-source.ts'
import { FolderBar } from './folder-bar.tsx'
import { RowSkeleton } from './row-skeleton.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useListKeys } from './use-list-keys.ts'

// Pixels from where on a row is one line, as in the stylesheet, and the heights of both kinds in rem.
const wideFrom = 640
const heights = { wide: 2.75, narrow: 5.5 } as const

export function MailList({ actions }: { actions: MailActions }) {
  const t = useTexts('email')
  const rights = useRights()
  const { view, setView, close } = useEmailView()
  const labels = useFacets()?.labels ?? []
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(scroller, wideFrom)
  const { list, name, virtual, focus, rows } = useRowList({
    source: mailSource,
    scroller,
    wanted: searchOf(useDeferredValue(view)),
    rowHeight: isWide ? heights.wide : heights.narrow,
    openId: view.thread,
  })
  const { total } = rows
  const selecting = useSelection(name, { idOf: mailSource.idOf, hasExceptions: false })
  const place = placeOf(list.query)

  const shown = Array.from({ length: Math.min(total, mailSource.pageSize) }, (_, index) => rows.rowAt(index)).filter(
    (row) => row !== undefined,
  )
  const ticked: Meant = selecting.selection.all
    ? { target: { ...list.query }, threads: shown.map(({ threadId }) => threadId) }
    : meantBy([...selecting.selection.some.values()], list.query)

  const drag = (event: DragEvent, conversation: Conversation) => {
    const meant = selecting.isSelected(conversation.threadId) ? ticked : meantBy([conversation], list.query)
    dragged.begin(event.dataTransfer, meant)
  }

  const onKeyDown = useListKeys({
    rows,
    focus,
    perPage: virtual.perPage,
    selecting,
    selectAll() {
      selecting.mark(shown, true)
      selecting.selectAll()
    },
    ticked,
    search: list.query,
    actions,
    canChange: rights.change,
    escape: () => (selecting.size(total) > 0 ? selecting.clear() : close()),
    openRow: ({ draftId, threadId, count, drafts, trash }) =>
      setView(draftId !== null && count === drafts && !trash ? { compose: draftId } : { thread: threadId }),
  })

  return (
    <section className={styles.pane} aria-label={t('list.title')}>
      <ListHead
        total={total}
        isLeast={list.isLeast}
        shown={shown}
        selecting={selecting}
        meant={ticked}
        actions={actions}
        canChange={rights.change}
      />
      {(place === 'trash' || place === 'spam') && total > 0 && <FolderBar place={place} canEmpty={rights.remove} />}
      <p className="visually-hidden" role="status">
        {list.total !== undefined && t('list.found', counted({ total, isLeast: list.isLeast }))}
      </p>
      {list.error && <ErrorState error={list.error} onRetry={list.retry} small />}
      {list.total === 0 && <ListEmpty />}
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        tabIndex={-1}
        aria-label={t('list.title')}
        aria-rowcount={list.total === undefined || list.isLeast ? -1 : total}
        aria-multiselectable
        aria-busy={list.total === undefined || list.isBehind}
        data-behind={list.isBehind}
        data-ticking={selecting.size(total) > 0}
        hidden={Boolean(list.error) || list.total === 0}
        onKeyDown={onKeyDown}
        {...focus.handlers}
      >
        {list.total === undefined && Array.from({ length: 10 }, (_, index) => <RowSkeleton key={index} />)}
        <div className="relative" role="rowgroup" style={{ blockSize: virtual.totalHeight }}>
          {virtual.rows.map(({ index, start }) => {
            if (index >= total) return null
            const conversation = rows.rowAt(index)
            if (!conversation) return <RowSkeleton key={`row ${index}`} index={index} start={start} />
            return (
              <MailRow
                key={conversation.threadId}
                conversation={conversation}
                index={index}
                start={start}
                view={view}
                labels={labels}
                isTabbable={index === focus.active}
                isTicked={selecting.isSelected(conversation.threadId)}
                isOpen={view.thread === conversation.threadId}
                isOutgoing={place === 'sent' || place === 'drafts' || place === 'scheduled'}
                canChange={rights.change}
                actions={actions}
                onTick={(at, extend) => selecting.tick(rows, at, extend)}
                onDrag={drag}
              />
            )
          })}
        </div>
      </div>
      {rows.isBroken && (
        <p className="padding-2-4 border-above bg-error-soft text-error text-13" role="alert">
          {t('list.broken')}{' '}
          <button type="button" className={styles.again} onClick={rows.retry}>
            {t('list.again')}
          </button>
        </p>
      )}
    </section>
  )
}

export const meantBy = (conversations: readonly Conversation[], search: Meant['target']): Meant => {
  const threads = conversations.map(({ threadId }) => threadId)
  return { target: { ...search, threads }, threads }
}
