import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { hasNoContent, useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { type Macro, MacroDraft } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import styles from './macro-form.module.css'
import { ChangesFields } from './changes-fields.tsx'
import { placeholders } from './fill-in.ts'
import { hasChanges } from './macro-change.ts'

interface MacroFormProps {
  /** Absent for a new reply. */
  macro: Macro | undefined
  onClose: () => void
}

/** Creates or edits a macro. */
export function MacroForm({ macro, onClose }: MacroFormProps) {
  const t = useTexts('tickets')
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { title, setTitle, html, setHtml, changes, setChanges, invalid, isDirty, save, restore } = useMacroDraft(macro)
  const submit = () => {
    if (title.trim() === '') field.current?.focus()
    return save()
  }
  return (
    <FormDialog
      title={macro ? t('macros.edit', { title: macro.title }) : t('macros.new')}
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
        label={t('macros.name')}
        value={title}
        error={invalid.has('title')}
        helperText={invalid.has('title') && (title.trim() ? t('errors.tooLong', { most: 80 }) : t('errors.required'))}
        onChange={(event) => setTitle(event.target.value)}
      />
      <RichTextEditor
        label={t('macros.text')}
        value={html}
        isSmall
        isInvalid={invalid.has('html')}
        describedBy={hintId}
        onChange={setHtml}
        onSubmit={() => field.current?.form?.requestSubmit()}
      />
      <p id={hintId} className={invalid.has('html') ? styles.error : styles.lead}>
        {invalid.has('html') ? t('macros.empty') : t('macros.placeholders')}{' '}
        {Object.keys(placeholders).map((name) => (
          <code key={name} className={styles.code} dir="ltr">{`{{${name}}}`}</code>
        ))}
      </p>
      <ChangesFields changes={changes} onChange={setChanges} />
    </FormDialog>
  )
}

function useMacroDraft(macro: Macro | undefined) {
  const [title, setTitle] = useState(macro?.title ?? '')
  const [html, setHtml] = useTextDraft(`tickets.macros.${macro?.id ?? 'new'}`, macro?.html)
  const [changes, setChanges] = useState(macro?.changes ?? {})
  const [isTried, setTried] = useState(false)
  const { mutateAsync: add } = useMutation(api.addMacro.mutation({ quiet: true }))
  const { mutateAsync: edit } = useMutation(api.editMacro.mutation({ quiet: true }))
  const merge = useMergedEdit(macro)
  const { data: body, error } = MacroDraft.safeParse({ title, html, changes })
  const isEmpty = hasNoContent(html) && !hasChanges({ changes })
  const issues = [...(error?.issues.map(({ path }) => path[0]) ?? []), ...(isEmpty ? ['html'] : [])]
  const restore = () => setHtml(macro?.html ?? '')

  const save = () => {
    setTried(true)
    if (!body || isEmpty) return
    const saving = macro ? merge(body, (changed) => edit({ params: { id: macro.id }, body: changed })) : add({ body })
    return saving.then(restore)
  }
  const initial = { title: '', html: '', changes: {}, ...macro }
  const isDirty = title !== initial.title || html !== initial.html || !isSameJson(changes, initial.changes)
  const invalid = new Set(isTried ? issues : [])
  return { title, setTitle, html, setHtml, changes, setChanges, invalid, isDirty, save, restore }
}
