import * as z from 'zod'
import { StoredFile } from '#platform/files/stored-file.ts'
import { paperSizes } from './paper-size.ts'

/** A sender or recipient: a name above lines such as the address. */
const Party = z.object({ name: z.string(), lines: z.array(z.string()) })

/**
 * A paper such as an invoice, as text: all values are formatted in its language. Texts of users are in isolates
 * (`isolate`), so that their direction does not affect the words around them.
 */
export const PrintedPaper = z.object({
  /** With the ending `.pdf`. */
  fileName: z.string(),
  title: z.string(),
  author: z.string(),
  /** BCP 47. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Of the metadata: the same paper is the same file. */
  createdAt: z.iso.datetime(),
  size: z.enum(paperSizes),
  /** Of the heading, `#rrggbb`. */
  color: z.string(),
  logo: StoredFile.nullable(),
  heading: z.string(),
  number: z.string(),
  /** A word below the number, such as that the paper is void; may be empty. */
  stamp: z.string(),
  from: Party,
  to: Party.extend({ label: z.string() }),
  /** Dates and amounts beside the recipient. `isMain`: the amount due. */
  facts: z.array(z.object({ label: z.string(), value: z.string(), isMain: z.boolean() })),
  /** The first column has texts, which wrap; the others have numbers. Null if there are no lines. */
  table: z.object({ heads: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  totals: z.array(z.object({ label: z.string(), value: z.string(), weight: z.enum(['plain', 'strong', 'grand']) })),
  /** How to pay, above the note. */
  payment: z.object({ label: z.string(), text: z.string() }).optional(),
  note: z.object({ label: z.string(), text: z.string() }).nullable(),
})
export type PrintedPaper = z.infer<typeof PrintedPaper>

/** A text whose direction is its own, as in `<bdi>`: U+2068 to U+2069. Line breaks end isolates, so each line has one. */
export const isolate = (text: string) =>
  text
    .split('\n')
    .map((line) => line && `\u2068${line}\u2069`)
    .join('\n')

/** The same for numbers that are read from left to right, such as those of telephones. */
export const isolateNumber = (text: string) => `\u2066${text}\u2069`
