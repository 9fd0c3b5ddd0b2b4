import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

interface TrashCalls<Row> {
  /** How messages name the record. */
  getName: (row: Row) => string
  /** Moves the record to the trash or restores it. */
  setDeleted: (row: Row, deleted: boolean) => Promise<unknown>
  /** Deletes it permanently. */
  purge?: (row: Row) => Promise<unknown>
  /** Whether a restored record may be moved to the trash again. Default: yes. */
  isRemovable?: (row: Row) => boolean
}

// The application reports failures itself.
const ignore = () => {}

/** The actions of a record that has a trash. Each shows a message, with undo unless the record is gone for good. */
export function useTrashActions<Row>({ getName, setDeleted, purge, isRemovable = () => true }: TrashCalls<Row>) {
  const t = useTexts('platform')
  const move = (row: Row, deleted: boolean) =>
    void setDeleted(row, deleted).then(() => {
      const text = t(deleted ? 'trash.trashed' : 'trash.restored', { name: getName(row) })
      toast({ text, undo: deleted || isRemovable(row) ? () => setDeleted(row, !deleted) : undefined })
    }, ignore)
  return {
    trash: (row: Row) => move(row, true),
    restore: (row: Row) => move(row, false),
    purge: (row: Row) =>
      void purge?.(row).then(() => toast({ text: t('trash.purged', { name: getName(row) }) }), ignore),
  }
}
