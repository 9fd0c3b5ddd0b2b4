// A dialog with a list whose rows are created, edited and deleted. For settings of any module.

import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, Dialog, DialogContent, DialogTitle, Tab, Tabs, useMediaQuery } from '@mui/material'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DialogFrame } from '#platform/ui/form/dialog-frame.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { returnFocus } from '#platform/web/shortcuts/return-focus.ts'
import styles from './list-dialog.module.css'

interface ListProps<Row> {
  /** What the rows are for. */
  lead: string
  /** The result of `useQuery`. */
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown }
  /** The text of an empty list. */
  emptyText: string
  /** Whether the order of the rows matters. */
  isOrdered?: boolean
  /** Label of the button that opens the form of a new row; undefined if the user may not create one. */
  newLabel: string | undefined
  /** A `ListDialogRow`. */
  renderRow: (row: Row, edit: () => void, index: number) => ReactNode
}

interface ListDialogProps<Row> extends ListProps<Row> {
  title: string
  width?: 'sm' | 'md'
  /** A second tab. */
  furtherTab?: { label: string; content: ReactNode }
  /** Opens with the form of a new row, and closes with it. */
  isNew?: boolean
  /** A `FormDialog`, which replaces the list until it closes. */
  renderForm: (row: Row | undefined, close: () => void) => ReactNode
  onClose: () => void
}

/** The open form: its row, unless it is a new one, and the button that opened it. */
interface Edited<Row> {
  row?: Row
  opener?: Element | null
}

/** A dialog with a list whose rows are created, edited and deleted, and their form. */
export function ListDialog<Row>(props: ListDialogProps<Row>) {
  const { title, width = 'sm', furtherTab, isNew = false, renderForm, onClose, ...list } = props
  const t = useTexts('platform')
  const titleId = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const [tab, setTab] = useState<'list' | 'further'>('list')
  const [edited, setEdited] = useState<Edited<Row> | undefined>(isNew ? {} : undefined)
  const closeForm = useRef<() => void>(null)
  const edit = (row?: Row) => setEdited({ opener: document.activeElement, ...(row !== undefined && { row }) })
  const showList = () => {
    setEdited(undefined)
    returnFocus([edited?.opener ?? null])
  }
  const frame = { titleId, closeForm }
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth={width}
      aria-labelledby={titleId}
      onClose={() => (edited ? closeForm.current?.() : onClose())}
    >
      {edited ? (
        <DialogFrame value={frame}>{renderForm(edited.row, isNew ? onClose : showList)}</DialogFrame>
      ) : (
        <DialogTitle id={titleId} className="row justify-between">
          {title}
          <IconAction label={t('close')} icon={<IconX size={18} aria-hidden />} onClick={onClose} />
        </DialogTitle>
      )}
      {/* Stays in the page beside the form, with its scroll position and the button that gets the focus back. */}
      <DialogContent hidden={edited !== undefined}>
        {furtherTab && (
          <Tabs className={styles.tabs} value={tab} aria-label={title} onChange={(_, next: typeof tab) => setTab(next)}>
            <Tab value="list" label={title} />
            <Tab value="further" label={furtherTab.label} />
          </Tabs>
        )}
        {furtherTab && tab === 'further' ? furtherTab.content : <List {...list} title={title} onEdit={edit} />}
      </DialogContent>
    </Dialog>
  )
}

function List<Row>(props: ListProps<Row> & { title: string; onEdit: (row?: Row) => void }) {
  const { title, lead, query, emptyText, isOrdered = false, newLabel, renderRow, onEdit } = props
  const { data: rows, error, refetch } = query
  const ListElement = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {error && !rows && <ErrorState error={error} onRetry={() => void refetch()} small as="p" />}
      {!rows && !error && <Skeleton height={160} />}
      {rows?.length === 0 && <EmptyState small as="p" title={emptyText} />}
      {rows && rows.length > 0 && (
        <ListElement className={styles.list} aria-label={title}>
          {rows.map((row, index) => renderRow(row, () => onEdit(row), index))}
        </ListElement>
      )}
      {newLabel && (
        <Button startIcon={<IconPlus size={18} aria-hidden />} onClick={() => onEdit()}>
          {newLabel}
        </Button>
      )}
    </>
  )
}
