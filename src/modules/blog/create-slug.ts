import { maxSlugLength } from './contract-fields.ts'

const truncate = (text: string) => [...text].slice(0, maxSlugLength).join('')

/**
 * A title as a URL segment: in lower case, with hyphens for spaces, without other non-word characters. Letters and
 * digits of every script are kept, so that Arabic and Chinese titles have slugs too.
 */
export const createSlug = (title: string) =>
  truncate(
    title
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/\s/g, '-')
      .replace(/[^\p{L}\p{M}\p{N}_-]/gu, ''),
  )

/** The slug in ASCII, for clients that keep ASCII only; empty without a letter. */
export const createAsciiSlug = (title: string) => {
  const ascii = createSlug(title).replace(/[^\w-]/g, '')
  return /[a-z]/.test(ascii) ? ascii : ''
}
