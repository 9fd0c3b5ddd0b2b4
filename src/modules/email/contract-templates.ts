import * as z from 'zod'
import { del, get, patch, post } from '#platform/contract.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { line } from './contract-email.ts'

export const maxTemplates = 100

const name = z.string().trim().min(1).max(80)

export const Template = z.object({ id: z.int(), name, subject: line(500), body: SafeHtml })
export type Template = z.infer<typeof Template>

export const TemplateDraft = z.strictObject({
  name,
  /** Used for messages without a subject. */
  subject: line(500).default(''),
  body: richText({ max: 50_000 }).refine((html) => html !== '', 'The text is missing'),
})

const TemplateChanges = z.strictObject({ name, subject: line(500), body: TemplateDraft.shape.body }).partial()

export const templateEndpoints = {
  templates: get('/templates', { returns: z.array(Template), summary: 'Texts to insert into messages, by name' }),
  createTemplate: post('/templates', { body: TemplateDraft, returns: Template, status: 201 }),
  editTemplate: patch('/templates/:id', { body: TemplateChanges, returns: Template, mergesFields: true }),
  removeTemplate: del('/templates/:id'),
}
