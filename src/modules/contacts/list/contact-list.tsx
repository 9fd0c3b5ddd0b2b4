import { useDeferredValue, useRef } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { ColumnNames, getRowCount } from '#platform/ui/row-list/column-names.tsx'
import styles from '#platform/ui/row-list/row-list.module.css'
import { RowsError } from '#platform/ui/row-list/rows-error.tsx'
import { useRowList } from '#platform/ui/row-list/use-row-list.ts'
import { type SelectionActions, useSelection } from '#platform/ui/row-list/use-selection.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { listedFields } from '../field-groups.ts'
import { type ListQuery, toListQuery } from '../contacts-view.ts'
import type { Contact } from '../contract.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import { useRights } from '../use-rights.ts'
import row from './contact-row.module.css'
import { ContactRow } from './contact-row.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListHead } from './list-head.tsx'
import { RowSkeleton } from './row-skeleton.tsx'
import { contactSource } from './contact-source.ts'
import { useListKeys } from './use-list-keys.ts'

declare module 'react' {
  interface CSSProperties {
    /** The number of columns of rows, and of further columns of wide rows. */
    '--first'?: number
    '--wide'?: number
  }
}

/** The height of a row in rem, as in the style sheet. */
const rowHeight = 3.75

export function ContactList({ actions, onImport }: { actions: ContactActions; onImport: () => void }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const scroller = useRef<HTMLDivElement>(null)
  const rowList = useRowList({
    source: contactSource,
    scroller,
    nextQuery: toListQuery(useDeferredValue(view)),
    rowHeight,
    openId: typeof view.contact === 'number' ? view.contact : undefined,
  })
  const { list, name, virtual, focus, rows } = rowList
  const selecting = useSelection(name, contactSource)
  const onKeyDown = useContactKeys(rowList, selecting, actions)
  const isLoaded = list.total !== undefined

  return (
    <section
      className={styles.pane}
      aria-label={t('list')}
      style={{ '--first': listedFields.first.length, '--wide': listedFields.wide.length }}
    >
      <ListHead
        query={list.query}
        total={isLoaded ? rows.total : undefined}
        isLeast={list.isLeast}
        selecting={selecting}
      />
      <p className="visually-hidden" role="status">
        {isLoaded && t('found', counted({ total: rows.total, isLeast: list.isLeast }))}
      </p>
      {list.error && <ErrorState error={list.error} onRetry={list.retry} small />}
      {rows.total === 0 && isLoaded && <ListEmpty onImport={onImport} />}
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        tabIndex={-1}
        aria-label={t('title')}
        aria-rowcount={getRowCount({ total: isLoaded ? rows.total : undefined, isLeast: list.isLeast })}
        aria-multiselectable
        aria-busy={!isLoaded || list.isStale}
        data-stale={list.isStale}
        data-selecting={selecting.hasSelected}
        hidden={Boolean(list.error) || (isLoaded && rows.total === 0)}
        onKeyDown={onKeyDown}
        {...focus.handlers}
      >
        <ListColumns />
        {!isLoaded && Array.from({ length: 12 }, (_, index) => <RowSkeleton key={index} />)}
        <div className="relative" role="rowgroup" style={{ blockSize: virtual.totalHeight }}>
          <Rows rowList={rowList} selecting={selecting} onStar={actions.star} />
        </div>
      </div>
      {rows.isBroken && !list.error && (
        <RowsError text={t('rowsBroken')} retryLabel={t('retry')} onRetry={rows.retry} />
      )}
    </section>
  )
}

function ListColumns() {
  const t = useTexts('contacts')
  const { field } = useContactTexts()
  return (
    <ColumnNames
      columns={[
        { name: t('keys.select') },
        { name: t('fields.name') },
        ...listedFields.first.map((name) => ({ name: field(name), className: row.first })),
        ...listedFields.wide.map((name) => ({ name: field(name), className: row.wide })),
        { name: t('fields.labels'), className: row.labels },
        { name: t('fields.starred') },
      ]}
    />
  )
}

type ContactRows = ReturnType<typeof useRowList<ListQuery, Contact>>
type Selecting = SelectionActions<Contact>

function useContactKeys({ rows, focus, virtual }: ContactRows, selecting: Selecting, actions: ContactActions) {
  const rights = useRights()
  const { view, open, edit, close } = useContactsView()
  return useListKeys({
    rows,
    focus,
    perPage: virtual.perPage,
    openId: typeof view.contact === 'number' ? view.contact : undefined,
    open: ({ id }) => open(id),
    edit: (contact) => rights.update && !contact.deleted && edit(contact.id),
    star: (contact) => rights.update && actions.star(contact),
    remove: (contact) => rights.remove && !contact.deleted && actions.trash(contact),
    toggleRow: (index, extend) => selecting.toggle(rows, index, extend),
    selectAll: selecting.selectAll,
    escape: () => (selecting.hasSelected ? selecting.clear() : close()),
  })
}

interface RowsProps {
  rowList: ContactRows
  selecting: Selecting
  onStar: (contact: Contact) => void
}

function Rows({ rowList: { rows, virtual, focus }, selecting, onStar }: RowsProps) {
  const rights = useRights()
  const { view } = useContactsView()
  const toggleRow = (index: number, extend: boolean) => selecting.toggle(rows, index, extend)
  return virtual.rows.map(({ index, start }) => {
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
        isSelected={selecting.isSelected(contact.id)}
        hasSelection={selecting.hasSelected}
        isOpen={contact.id === view.contact}
        canStar={rights.update}
        onSelect={toggleRow}
        onStar={onStar}
      />
    )
  })
}
