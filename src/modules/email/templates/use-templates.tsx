import { type ReactNode, useState } from 'react'
import type { OpenDraft } from '../compose/use-draft.ts'
import { withTemplate } from './fill-in.ts'
import { TemplateMenu } from './template-menu.tsx'

export interface Templates {
  /** The number of inserted templates. */
  inserted: number
  open: (anchor: HTMLElement | undefined) => void
  menu: ReactNode
}

/** The menu of templates for a draft. */
export function useTemplates(
  draft: OpenDraft,
  { signature, isInline }: { signature: string; isInline: boolean },
): Templates {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [inserted, setInserted] = useState(0)
  const { values } = draft.state
  const insert = ({ subject, html }: { subject: string; html: string }) => {
    draft.autosave.change({
      body: withTemplate(values.body, html, signature),
      ...(values.subject === '' && !isInline && { subject }),
    })
    setInserted(inserted + 1)
  }
  const menu = <TemplateMenu content={values} anchor={anchor} onClose={() => setAnchor(undefined)} onInsert={insert} />
  return { inserted, open: setAnchor, menu }
}
