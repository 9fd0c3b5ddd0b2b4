import * as z from 'zod'
import { maxHtmlLength } from '#platform/request-limits.ts'

/** Extensions of a rich-text field beyond text, structure and links. */
export interface RichTextKind {
  /** Whether pictures and cards stay; else pictures go, as everything that is not text, and of a card its link is left. */
  article?: boolean
  /** Whether who is named stays known; else the name is left. */
  mentions?: boolean
  /** How many characters of HTML the field takes, as it is sent and as it is stored. */
  max?: number
}

const richTexts = z.registry<RichTextKind>()

/**
 * A field of HTML as an editor made it. The server sanitises it before a handler sees it, which gets `SafeHtml`
 * (`Sanitised`), and answers 422 at the field where it is too complex to read. Further rules (`refine`, `max`) may
 * follow; a smaller `max` is given here, as it bounds what is stored too.
 */
export function richText({ max = maxHtmlLength, ...kind }: RichTextKind = {}) {
  return z
    .string()
    .max(max)
    .register(richTexts, { ...kind, max })
    .brand<'HtmlDraft'>()
}

/** Metadata of a rich-text schema. */
export const richTextOf = (schema: z.core.$ZodType): RichTextKind | undefined => richTexts.get(schema)

/** HTML that was sent and not sanitised yet. */
export type HtmlDraft = z.output<ReturnType<typeof richText>>

/** HTML that went through the server's allow-list; only `sanitise` makes one. */
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

/** Which upload that is; undefined for a picture that the product brings along. */
export const fileOfPicture = (source: string) => (source.startsWith('file:') ? source.slice(5) : undefined)

/** Whom a text may name: the id of somebody who uses this installation. */
export const isMentionedId = (id: string) => /^[\w-]{1,64}$/.test(id)
