// Schemas of rich text: `richText` in bodies, `SafeHtml` in tables and responses.
// For contracts of any module; portable.

import * as z from 'zod'
import { maxHtmlLength } from '#platform/request-limits.ts'

/** Extensions of a rich-text field beyond text, structure and links. */
export interface RichTextKind {
  /** Keeps pictures and page cards. Otherwise pictures are removed, and cards become links. */
  article?: boolean
  /** Keeps mentions of users. Otherwise only the name stays. */
  mentions?: boolean
  /** Maximum characters of HTML, as sent and as stored. */
  max?: number
}

const richTexts = z.registry<RichTextKind>()

/**
 * A field with HTML from an editor. The server sanitises it before the handler, which gets `SafeHtml` (`Sanitised`),
 * and responds with 422 at the field if it is too complex. Further rules (`refine`) may follow; give a smaller `max` here,
 * since it also limits the stored text.
 */
export function richText({ max = maxHtmlLength, ...kind }: RichTextKind = {}) {
  return z
    .string()
    .max(max)
    .register(richTexts, { ...kind, max })
    .brand<'HtmlDraft'>()
}

/** Metadata of a rich-text schema. */
export const getRichText = (schema: z.core.$ZodType): RichTextKind | undefined => richTexts.get(schema)

/** HTML from a client, not sanitised yet. */
export type HtmlDraft = z.output<ReturnType<typeof richText>>

/** HTML that has passed the server's allow-list; only `sanitise` creates it. */
export const SafeHtml = z.string().brand<'SafeHtml'>()
export type SafeHtml = z.infer<typeof SafeHtml>

/** A schema's output after its rich texts were sanitised: the body of a handler. Records are not supported. */
export type Sanitised<Value> = Value extends HtmlDraft
  ? SafeHtml
  : Value extends string | number | boolean | bigint | symbol | null | undefined
    ? Value
    : Value extends object
      ? string extends keyof Value
        ? Value
        : { [Key in keyof Value]: Sanitised<Value[Key]> }
      : Value

const picture = /^(?:file:[\w-]{8,64}|\/pictures\/[\w-]+(?:\/[\w-]+)*\.(?:avif|jpe?g|png|svg|webp))$/

/** Source of a picture in a text: `file:` and the id of an upload, or a file below `/pictures/`. Never a URL. */
export const isPictureSource = (source: string) => picture.test(source)

/** The id of the upload; undefined for a picture of the product. */
export const fileOfPicture = (source: string) => (source.startsWith('file:') ? source.slice(5) : undefined)

/** The id of a user who may be mentioned. */
export const isMentionedId = (id: string) => /^[\w-]{1,64}$/.test(id)
