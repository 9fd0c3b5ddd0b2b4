import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import styles from './list-dialog.module.css'

interface ListDialogRowProps {
  title: ReactNode
  /** Lines below the title. */
  children?: ReactNode
  /** Before the title, such as a switch. */
  start?: ReactNode
  /** Further buttons. */
  tools?: ReactNode
  edit?: { label: string; run: () => void } | undefined
  remove?: RowRemoval | undefined
}

interface RowRemoval {
  label: string
  run: () => Promise<unknown>
  /** The message with the button that undoes it. */
  done: string
  undo: () => Promise<unknown>
}

/** A row of a `ListDialog`. */
export function ListDialogRow({ title, children, start, tools, edit, remove }: ListDialogRowProps) {
  return (
    <li className={styles.row}>
      {start}
      <div className={styles.text}>
        <p className="medium" dir="auto">
          {title}
        </p>
        {children}
      </div>
      {(tools || edit || remove) && (
        <div className={styles.tools}>
          {tools}
          {edit && <IconAction label={edit.label} icon={<IconPencil size={18} aria-hidden />} onClick={edit.run} />}
          {remove && (
            <IconAction
              label={remove.label}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => void removeWithUndo(remove)}
            />
          )}
        </div>
      )}
    </li>
  )
}

async function removeWithUndo({ run, done, undo }: RowRemoval) {
  try {
    await run()
    toast({ text: done, undo })
  } catch {
    // The application reports failures itself.
  }
}
