import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
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
  const { data: templates, error, refetch } = useQuery(api.templates.query())
  const [edited, setEdited] = useState<Template | 'new' | undefined>(first && 'new')
  if (edited)
    return (
      <TemplateForm
        template={edited === 'new' ? undefined : edited}
        first={first}
        onClose={() => (first ? onClose() : setEdited(undefined))}
      />
    )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="email-templates-title">
      <DialogTitle id="email-templates-title">{t('templates.title')}</DialogTitle>
      <DialogContent>
        <p className="margin-block-end-3 text-quiet">{t('templates.lead')}</p>
        {error && <ErrorState small error={error} onRetry={() => void refetch()} />}
        {!templates && !error && <SkeletonText lines={4} />}
        <ul>
          {templates?.map((template) => (
            <TemplateRow key={template.id} template={template} onEdit={() => setEdited(template)} />
          ))}
        </ul>
        <Button startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {t('templates.new')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function TemplateRow({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const t = useTexts('email')
  const { mutate: remove } = useMutation(api.removeTemplate.mutation())
  const { mutate: create } = useMutation(api.createTemplate.mutation())
  const { id, name, subject, body } = template
  const undo = { label: t('undo'), run: () => create({ body: { name, subject, body } }) }
  return (
    <li className="row gap-1 border-below">
      <span className="flex-1 min-inline-0 medium break-anywhere" dir="auto">
        {name}
      </span>
      <IconAction
        label={t('templates.edit', { name })}
        icon={<IconPencil size={18} aria-hidden />}
        opens="dialog"
        onClick={onEdit}
      />
      <IconAction
        label={t('templates.remove', { name })}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() =>
          remove(
            { params: { id } },
            { onSuccess: () => void toast({ text: t('templates.removed', { name }), action: undo }) },
          )
        }
      />
    </li>
  )
}
