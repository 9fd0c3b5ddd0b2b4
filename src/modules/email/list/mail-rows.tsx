import type { DragEvent, KeyboardEvent, RefObject } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColumnNames, getRowCount } from '#platform/ui/row-list/column-names.tsx'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import styles from '#platform/ui/row-list/row-list.module.css'
import type { Conversation } from '../contract-email.ts'
import { dragged } from '../dragged.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'
import { useFacets } from '../use-facets.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { MailRow } from './mail-row.tsx'
import type { ShownMail } from './mail-source.ts'
import { toActionTarget } from './action-target.ts'
import { RowSkeleton } from './row-skeleton.tsx'

const outgoing = new Set(['sent', 'drafts', 'scheduled'])

interface MailRowsProps {
  scroller: RefObject<HTMLDivElement | null>
  shownList: ShownMail
  selecting: SelectionActions<Conversation>
  /** The selected conversations. */
  selected: ActionTarget
  actions: MailActions
  onKeyDown: (event: KeyboardEvent) => void
}

/** Virtualised rows; dragging a selected row drags all selected rows. */
export function MailRows({ scroller, shownList, selecting, selected, actions, onKeyDown }: MailRowsProps) {
  const t = useTexts('email')
  const rights = useRights()
  const { view } = useEmailView()
  const labels = useFacets()?.labels ?? []
  const { list, virtual, focus, rows } = shownList
  const folder = getSearchFolder(list.query)
  const isOutgoing = folder !== undefined && outgoing.has(folder)

  const drag = (event: DragEvent, conversation: Conversation) =>
    dragged.start(
      event.dataTransfer,
      selecting.isSelected(conversation.threadId) ? selected : toActionTarget([conversation], list.query),
    )

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      tabIndex={-1}
      aria-label={t('list.title')}
      aria-rowcount={getRowCount({ total: list.total === undefined ? undefined : rows.total, isLeast: list.isLeast })}
      aria-multiselectable
      aria-busy={list.total === undefined || list.isStale}
      data-stale={list.isStale}
      data-selecting={selecting.hasSelected}
      hidden={Boolean(list.error) || list.total === 0}
      onKeyDown={onKeyDown}
      {...focus.handlers}
    >
      <ListColumns isOutgoing={isOutgoing} />
      {list.total === undefined && Array.from({ length: 10 }, (_, index) => <RowSkeleton key={index} />)}
      <div className="relative" role="rowgroup" style={{ blockSize: virtual.totalHeight }}>
        {virtual.rows.map(({ index, start }) => {
          if (index >= rows.total) return null
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
              isSelected={selecting.isSelected(conversation.threadId)}
              isOpen={view.thread === conversation.threadId}
              isOutgoing={isOutgoing}
              canChange={rights.update}
              actions={actions}
              onSelect={(at, extend) => selecting.toggle(rows, at, extend)}
              onDrag={drag}
            />
          )
        })}
      </div>
    </div>
  )
}

function ListColumns({ isOutgoing }: { isOutgoing: boolean }) {
  const t = useTexts('email')
  const common = useTexts('platform')
  return (
    <ColumnNames
      columns={[
        { name: t('keys.select') },
        { name: t(isOutgoing ? 'compose.to' : 'compose.from') },
        { name: t('compose.subject') },
        { name: common('files.attached') },
        { name: t('read.date') },
      ]}
    />
  )
}
