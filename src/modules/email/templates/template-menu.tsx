import { Divider, Menu, MenuItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { DraftContent } from '../compose/draft-content.ts'
import type { Template } from '../contract-templates.ts'
import { api } from '../email-client.ts'
import { fillInTemplate, fillInSubject } from './fill-in.ts'

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }))

interface TemplateMenuProps {
  content: DraftContent
  /** Where the menu opens: its button, or the paragraph with the slash; undefined while it is closed. */
  anchor: HTMLElement | undefined
  onClose: () => void
  /** Inserts a template whose placeholders are filled in. */
  onInsert: (template: { subject: string; html: string }) => void
}

/** Inserts a template, saves the message as one, or opens the list of templates. */
export function TemplateMenu({ content, anchor, onClose, onInsert }: TemplateMenuProps) {
  const t = useTexts('email')
  const { user } = useSession()
  const format = useFormats()
  const { data: templates } = useQuery(api.templates.query())
  const [managed, setManaged] = useState<{ first: Pick<Template, 'subject'> & { body: string } } | 'list'>()
  const insert = ({ subject, body }: Template) => {
    const values = { recipient: content.to[0], sender: user.name, today: format.date(new Date().toISOString()) }
    onClose()
    onInsert({ subject: fillInSubject(subject, values), html: fillInTemplate(body, values) })
  }
  const manage = (next: typeof managed) => {
    onClose()
    setManaged(next)
  }
  return (
    <>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={onClose}>
        {templates?.map((template) => (
          <MenuItem key={template.id} dir="auto" onClick={() => insert(template)}>
            {template.name}
          </MenuItem>
        ))}
        {templates && templates.length > 0 && <Divider />}
        <MenuItem onClick={() => manage({ first: { subject: content.subject, body: content.body } })}>
          {t('templates.save')}
        </MenuItem>
        <MenuItem onClick={() => manage('list')}>{t('templates.manage')}</MenuItem>
      </Menu>
      <Suspense>
        {managed !== undefined && (
          <TemplatesDialog
            first={managed === 'list' ? undefined : managed.first}
            onClose={() => setManaged(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
