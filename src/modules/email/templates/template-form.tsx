import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Template } from '../contract-templates.ts'
import { api } from '../email-client.ts'
import { placeholders } from './fill-in.ts'

interface TemplateFormProps {
  template: Template | undefined
  /** Values of a new template. */
  first: { subject: string; body: string } | undefined
  onClose: () => void
}

/** Dialog for name, subject and text of a template. */
export function TemplateForm({ template, first, onClose }: TemplateFormProps) {
  const t = useTexts('email')
  const hintId = useId()
  const { name, setName, subject, setSubject, body, setBody, isDirty, save, restore } = useTemplateDraft(
    template,
    first,
  )
  return (
    <FormDialog
      title={template ? t('templates.edit', { name: template.name }) : t('templates.new')}
      action={t('save')}
      width="sm"
      isIncomplete={name.trim() === '' || body === ''}
      isDirty={isDirty}
      onSubmit={save}
      onCancel={() => {
        restore()
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to enter a name
        autoFocus
        fullWidth
        label={t('templates.name')}
        value={name}
        slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        fullWidth
        label={t('templates.subject')}
        value={subject}
        helperText={t('templates.subjectHint')}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
        onChange={({ target }) => setSubject(target.value)}
      />
      <RichTextEditor isSmall label={t('templates.text')} value={body} describedBy={hintId} onChange={setBody} />
      <p id={hintId} className="text-quiet text-13">
        {t('templates.placeholders')}{' '}
        {Object.keys(placeholders).map((one) => (
          <code key={one} dir="ltr">{`{{${one}}} `}</code>
        ))}
      </p>
    </FormDialog>
  )
}

function useTemplateDraft(template: TemplateFormProps['template'], first: TemplateFormProps['first']) {
  const [initial] = useState(template ?? { name: '', subject: '', body: '', ...first })
  const [name, setName] = useState(initial.name)
  const [subject, setSubject] = useState(initial.subject)
  const [body, setBody] = useTextDraft(`email.template.${template?.id ?? (first ? 'message' : 'new')}`, initial.body)
  const create = useMutation(api.createTemplate.mutation({ quiet: true }))
  const edit = useMutation(api.editTemplate.mutation({ quiet: true }))
  const restore = () => setBody(initial.body)
  const save = async () => {
    const values = { name: name.trim(), subject, body }
    if (template) {
      const base = { name: template.name, subject: template.subject, body: template.body }
      await edit.mutateAsync({ params: { id: template.id }, body: { ...values, base } })
    } else await create.mutateAsync({ body: values })
    restore()
  }
  const isDirty = name !== initial.name || subject !== initial.subject || body !== initial.body
  return { name, setName, subject, setSubject, body, setBody, isDirty, save, restore }
}
