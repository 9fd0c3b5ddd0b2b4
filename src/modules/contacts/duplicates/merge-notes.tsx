import '#platform/ui/form/texts.ts'
import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import styles from './merge-dialog.module.css'

interface MergeNotesProps {
  value: string
  onChange: (notes: string) => void
  /** Characters above the limit of a contact's notes; negative below it. */
  over: number
}

/** The joined notes, for users to shorten before the merge. */
export function MergeNotes({ value, onChange, over }: MergeNotesProps) {
  const t = useTexts('contacts')
  const formTexts = useTexts('form')
  const texts = useContactTexts()
  return (
    <div className={styles.field}>
      <TextField
        multiline
        fullWidth
        minRows={4}
        maxRows={12}
        label={texts.field('notes')}
        value={value}
        error={over > 0}
        helperText={
          <span className="flex justify-between gap-3">
            <span>{over > 0 && t('merge.notesTooLong')}</span>
            <span role={over > 0 ? 'status' : undefined}>
              {over > 0 ? formTexts('over', { count: over }) : formTexts('left', { count: -over })}
            </span>
          </span>
        }
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </div>
  )
}
