import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { hasNoContent, useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useMergedEdit } from '#platform/web/drafts/use-merged-edit.ts'
import { type Canned, CannedDraft } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import styles from './canned-form.module.css'
import { ChangesFields } from './changes-fields.tsx'
import { placeholders } from './fill-in.ts'
import { hasChanges } from './macro-change.ts'

interface CannedFormProps {
  /** Absent for a new reply. */
  canned: Canned | undefined
  onClose: () => void
}

/** Creates or edits a macro. */
export function CannedForm({ canned, onClose }: CannedFormProps) {
  const t = useTexts('tickets')
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { title, setTitle, html, setHtml, changes, setChanges, invalid, isDirty, save, restore } =
    useCannedDraft(canned)
  const submit = () => {
    if (title.trim() === '') field.current?.focus()
    return save()
  }
  return (
    <FormDialog
      title={canned ? t('canned.edit', { title: canned.title }) : t('canned.new')}
      action={t('save')}
      isDirty={isDirty}
      onSubmit={submit}
      onCancel={() => {
        restore()
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        inputRef={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of an opened form
        autoFocus
        fullWidth
        label={t('canned.name')}
        value={title}
        error={invalid.has('title')}
        helperText={invalid.has('title') && (title.trim() ? t('errors.tooLong', { most: 80 }) : t('errors.required'))}
        onChange={(event) => setTitle(event.target.value)}
      />
      <RichTextEditor
        label={t('canned.text')}
        value={html}
        isSmall
        isInvalid={invalid.has('html')}
        describedBy={hintId}
        onChange={setHtml}
        onSubmit={() => field.current?.form?.requestSubmit()}
      />
      <p id={hintId} className={invalid.has('html') ? styles.error : styles.lead}>
        {invalid.has('html') ? t('canned.empty') : t('canned.placeholders')}{' '}
        {Object.keys(placeholders).map((name) => (
          <code key={name} className={styles.code} dir="ltr">{`{{${name}}}`}</code>
        ))}
      </p>
      <ChangesFields changes={changes} onChange={setChanges} />
    </FormDialog>
  )
}

function useCannedDraft(canned: Canned | undefined) {
  const [title, setTitle] = useState(canned?.title ?? '')
  const [html, setHtml] = useTextDraft(`tickets.canned.${canned?.id ?? 'new'}`, canned?.html)
  const [changes, setChanges] = useState(canned?.changes ?? {})
  const [isTried, setTried] = useState(false)
  const { mutateAsync: add } = useMutation(api.addCanned.mutation({ quiet: true }))
  const { mutateAsync: edit } = useMutation(api.editCanned.mutation({ quiet: true }))
  const merge = useMergedEdit(canned)
  const { data: body, error } = CannedDraft.safeParse({ title, html, changes })
  const isEmpty = hasNoContent(html) && !hasChanges({ changes })
  const issues = [...(error?.issues.map(({ path }) => path[0]) ?? []), ...(isEmpty ? ['html'] : [])]
  const restore = () => setHtml(canned?.html ?? '')

  const save = () => {
    setTried(true)
    if (!body || isEmpty) return
    const saving = canned ? merge(body, (changed) => edit({ params: { id: canned.id }, body: changed })) : add({ body })
    return saving.then(restore)
  }
  const initial = { title: '', html: '', changes: {}, ...canned }
  const isDirty = title !== initial.title || html !== initial.html || !isSameJson(changes, initial.changes)
  const invalid = new Set(isTried ? issues : [])
  return { title, setTitle, html, setHtml, changes, setChanges, invalid, isDirty, save, restore }
}
