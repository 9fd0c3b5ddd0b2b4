import { IconTrash } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useEditedText } from '#platform/web/drafts/use-edited-text.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ColorChoice } from '../color-choice.tsx'
import { Label } from '../contract-schemas.ts'
import { api } from '../kanban-client.ts'
import styles from './task-fields.module.css'

/** Boards, columns and cards are cached as well, and may have the id of the label. */
const isLabel = (record: unknown) => Label.strict().safeParse(record).success
const editing = {
  ...api.editLabel.mutation({
    optimistic: (record, { body }) => (isLabel(record) ? { ...record, ...body } : record),
  }),
  // One after another, so that of the colours that an arrow key passes, the last one stays.
  scope: { id: 'kanban labels' },
}

/** Dialog to rename, recolour and delete labels. */
export function LabelsDialog({ labels, onClose }: { labels: readonly Label[]; onClose: () => void }) {
  const t = useTexts('kanban')
  const title = useId()
  const { mutate: edit, mutateAsync: rename } = useMutation(editing)
  const { mutate: remove } = useMutation(api.removeLabel.mutation())
  const [asking, setAsking] = useState<Label>()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{t('detail.editLabels')}</DialogTitle>
      <DialogContent>
        {labels.length === 0 && <p>{t('detail.noLabels')}</p>}
        <ul className="plain-list">
          {labels.map((label) => (
            <li key={label.id} className={styles.labelRow}>
              <LabelName
                name={label.name}
                onSave={(name, before) =>
                  rename({ params: { id: label.id }, body: withBase({ name: before }, { name }) })
                }
              />
              <ColorChoice
                label={t('labels.colour', { name: label.name })}
                value={label.color}
                onChange={(color) => edit({ params: { id: label.id }, body: { color } })}
              />
              <IconAction
                label={t('labels.removeThis', { name: label.name })}
                icon={<IconTrash size={18} aria-hidden />}
                onClick={() => setAsking(label)}
              />
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
      {asking && (
        <ConfirmDialog
          danger
          title={t('labels.removeTitle', { name: asking.name })}
          action={t('labels.remove')}
          onConfirm={() => remove({ params: { id: asking.id } })}
          onClose={() => setAsking(undefined)}
        >
          {t('labels.removeText')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function LabelName({ name, onSave }: { name: string; onSave: (name: string, base: string) => Promise<unknown> }) {
  const t = useTexts('kanban')
  const edited = useEditedText(name, onSave)
  return (
    <TextField
      size="small"
      value={edited.text}
      onChange={({ target }) => edited.write(target.value)}
      onBlur={edited.save}
      slotProps={{ htmlInput: { 'aria-label': t('labels.edit', { name }), maxLength: 40, dir: 'auto' } }}
    />
  )
}
