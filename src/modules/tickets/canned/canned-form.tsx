import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { hasNoContent, useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useMergedEdit } from '#platform/web/drafts/use-merged-edit.ts'
import { type Canned, CannedDraft } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import styles from './canned-dialog.module.css'
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
  const { title, setTitle, html, setHtml, changes, setChanges, invalid, isPending, save, close } = useCannedDraft({
    canned,
    onClose,
  })
  const submit = () => {
    if (title.trim() === '') field.current?.focus()
    void save()
  }
  return (
    <form
      className="grid one-column gap-4 padding-block-start-2"
      noValidate
      aria-label={canned ? t('canned.edit', { title: canned.title }) : t('canned.new')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
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
        onSubmit={submit}
      />
      <p id={hintId} className={invalid.has('html') ? styles.error : styles.lead}>
        {invalid.has('html') ? t('canned.empty') : t('canned.placeholders')}{' '}
        {Object.keys(placeholders).map((name) => (
          <code key={name} className={styles.code} dir="ltr">{`{{${name}}}`}</code>
        ))}
      </p>
      <ChangesFields changes={changes} onChange={setChanges} />
      <div className="flex justify-end gap-2">
        <Button color="secondary" disabled={isPending} onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function useCannedDraft({ canned, onClose }: CannedFormProps) {
  const [title, setTitle] = useState(canned?.title ?? '')
  const [html, setHtml] = useTextDraft(`tickets.canned.${canned?.id ?? 'new'}`, canned?.html)
  const [changes, setChanges] = useState(canned?.changes ?? {})
  const [isTried, setTried] = useState(false)
  const { mutateAsync: add, isPending: isAdding } = useMutation(api.addCanned.mutation())
  const { mutateAsync: edit, isPending: isEditing } = useMutation(api.editCanned.mutation())
  const merge = useMergedEdit(canned)
  const isPending = isAdding || isEditing
  const parsed = CannedDraft.safeParse({ title, html, changes })
  const isEmpty = hasNoContent(html) && !hasChanges({ changes })
  const issues = [...(parsed.error?.issues.map(({ path }) => path[0]) ?? []), ...(isEmpty ? ['html'] : [])]
  const invalid = new Set(isTried ? issues : [])

  const close = () => {
    setHtml(canned?.html ?? '')
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!parsed.success || isEmpty || isPending) return
    try {
      if (canned) await merge(parsed.data, (body) => edit({ params: { id: canned.id }, body }))
      else await add({ body: parsed.data })
      close()
    } catch {
      // The application reports failures itself; the form keeps its values.
    }
  }
  return { title, setTitle, html, setHtml, changes, setChanges, invalid, isPending, save, close }
}
