import { useDeferredValue, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useRowList } from '#platform/ui/row-list/use-row-list.ts'
import { useSelection } from '#platform/ui/row-list/use-selection.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { listedFields } from '../field-places.ts'
import { listQueryOf } from '../contacts-view.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import styles from './contact-list.module.css'
import { ContactRow } from './contact-row.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import { RowSkeleton } from './row-skeleton.tsx'
import { contactSource } from './contact-source.ts'
import { useListKeys } from './use-list-keys.ts'

declare module 'react' {
  interface CSSProperties {
    /** How many columns rows have where there is some room, and how many more where there is much. */
    '--first'?: number
    '--wide'?: number
  }
}

/** Of a row, in rem, as in the stylesheet. */
const rowHeight = 3.75

export function ContactList({ actions, onImport }: { actions: ContactActions; onImport: () => void }) {
  const t = useTexts('contacts')
  const rights = useRights()
  const { view, open, edit, close } = useContactsView()
  const scroller = useRef<HTMLDivElement>(null)
  const openId = typeof view.contact === 'number' ? view.contact : undefined
  const { list, name, virtual, focus, rows } = useRowList({
    source: contactSource,
    scroller,
    wanted: listQueryOf(useDeferredValue(view)),
    rowHeight,
    openId,
  })
  const selecting = useSelection(name, { idOf: contactSource.idOf, hasExceptions: true })
  const { selection } = selecting
  const tick = (index: number, extend: boolean) => selecting.tick(rows, index, extend)
  const isTicking = selection.all || selection.some.size > 0

  const onKeyDown = useListKeys({
    rows,
    focus,
    perPage: virtual.perPage,
    openId,
    open: ({ id }) => open(id),
    edit: (contact) => rights.update && !contact.deleted && edit(contact.id),
    star: (contact) => rights.update && actions.star(contact),
    remove: (contact) => rights.remove && !contact.deleted && actions.trash(contact),
    tick,
    tickAll: selecting.selectAll,
    escape: () => (isTicking ? selecting.clear() : close()),
  })

  return (
    <section
      className={styles.pane}
      aria-label={t('list')}
      style={{ '--first': listedFields.first.length, '--wide': listedFields.wide.length }}
    >
      <ListHead
        query={list.query}
        total={list.total === undefined ? undefined : rows.total}
        isLeast={list.isLeast}
        selecting={selecting}
      />
      <p className="visually-hidden" role="status">
        {list.total !== undefined && t('found', counted({ total: rows.total, isLeast: list.isLeast }))}
      </p>
      {list.error && <ErrorState error={list.error} onRetry={list.retry} small />}
      {rows.total === 0 && list.total !== undefined && <ListEmpty onImport={onImport} />}
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        tabIndex={-1}
        aria-label={t('title')}
        aria-rowcount={list.total === undefined || list.isLeast ? -1 : rows.total}
        aria-multiselectable
        aria-busy={list.total === undefined || list.isBehind}
        data-behind={list.isBehind}
        data-ticking={isTicking}
        hidden={Boolean(list.error) || (list.total !== undefined && rows.total === 0)}
        onKeyDown={onKeyDown}
        {...focus.handlers}
      >
        {list.total === undefined && Array.from({ length: 12 }, (_, index) => <RowSkeleton key={index} />)}
        <div className="relative" role="rowgroup" style={{ blockSize: virtual.totalHeight }}>
          {virtual.rows.map(({ index, start }) => {
            if (index >= rows.total) return null
            const contact = rows.rowAt(index)
            if (!contact) return <RowSkeleton key={`row ${index}`} index={index} start={start} />
            return (
              <ContactRow
                key={contact.id}
                contact={contact}
                index={index}
                start={start}
                view={view}
                isTabbable={index === focus.active}
                isTicked={selecting.isSelected(contact.id)}
                isTicking={isTicking}
                isOpen={contact.id === view.contact}
                canStar={rights.update}
                onTick={tick}
                onStar={actions.star}
              />
            )
          })}
        </div>
      </div>
      {rows.isBroken && !list.error && (
        <p className="padding-2-4 border-above bg-error-soft text-error text-13" role="alert">
          {t('rowsBroken')}{' '}
          <button type="button" className={styles.again} onClick={rows.retry}>
            {t('retry')}
          </button>
        </p>
      )}
    </section>
  )
}
