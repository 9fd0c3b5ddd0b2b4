import * as z from 'zod'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import type { DocumentChanges, TextDocument } from '../contract.ts'

export const DocumentValues = z.object({ title: z.string(), content: z.string() })
export type DocumentValues = z.infer<typeof DocumentValues>

interface Calls {
  edit: (changes: DocumentChanges) => Promise<TextDocument>
  show: () => Promise<TextDocument>
}

const toValues = ({ title, content }: TextDocument): DocumentValues => ({ title, content })

function getChanges(base: DocumentValues, { title, content }: DocumentValues) {
  return { ...(title !== base.title && { title }), ...(content !== base.content && { content }) }
}

/** Autosave of a document. */
export const createDocumentDraft = (record: TextDocument, calls: Calls, copies?: Copies<DocumentValues>) =>
  new Autosave<DocumentValues, TextDocument>({
    record,
    values: toValues(record),
    getValues: toValues,
    getStamp: ({ version }) => version,
    edit: ({ version }, { from, to }) => calls.edit({ ...getChanges(from, to), version }),
    load: calls.show,
    ...(copies && { copies }),
  })

export type OpenDraft = ReturnType<typeof createDocumentDraft>
export type DraftState = AutosaveState<DocumentValues, TextDocument>
