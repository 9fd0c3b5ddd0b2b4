import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import { ListDialog } from '#platform/ui/list-dialog/list-dialog.tsx'
import type { Template } from '../contract-templates.ts'
import { api } from '../email-client.ts'
import { TemplateForm } from './template-form.tsx'

interface TemplatesDialogProps {
  /** The message to save as a template, with whose form the dialog opens. */
  first?: { subject: string; body: string } | undefined
  onClose: () => void
}

/** The user's templates, to create, edit and delete. */
export function TemplatesDialog({ first, onClose }: TemplatesDialogProps) {
  const t = useTexts('email')
  return (
    <ListDialog
      title={t('templates.title')}
      lead={t('templates.lead')}
      query={useQuery(api.templates.query())}
      emptyText={t('templates.none')}
      newLabel={t('templates.new')}
      isNew={first !== undefined}
      renderRow={(template, edit) => <TemplateRow key={template.id} template={template} onEdit={edit} />}
      renderForm={(template, close) => <TemplateForm template={template} first={first} onClose={close} />}
      onClose={onClose}
    />
  )
}

function TemplateRow({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const t = useTexts('email')
  const { mutateAsync: remove } = useMutation(api.removeTemplate.mutation())
  const { mutateAsync: create } = useMutation(api.createTemplate.mutation())
  const { id, name, subject, body } = template
  return (
    <ListDialogRow
      title={name}
      edit={{ label: t('templates.edit', { name }), run: onEdit }}
      remove={{
        label: t('templates.remove', { name }),
        run: () => remove({ params: { id } }),
        done: t('templates.removed', { name }),
        undo: () => create({ body: { name, subject, body } }),
      }}
    />
  )
}
