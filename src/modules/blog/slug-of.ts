import { maxSlugLength } from './contract-fields.ts'

const cut = (text: string) => [...text].slice(0, maxSlugLength).join('')

/**
 * A title as part of an address: lower-cased, spaces to hyphens, other non-word characters removed. Letters and figures
 * of every script are word characters, so that an Arabic or a Chinese title has a slug as well.
 */
export const slugOf = (title: string) =>
  cut(
    title
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/\s/g, '-')
      .replace(/[^\p{L}\p{M}\p{N}_-]/gu, ''),
  )

/** The same for whoever takes ASCII letters alone for word characters; empty where that leaves no letter. */
export const plainSlugOf = (title: string) => {
  const plain = slugOf(title).replace(/[^\w-]/g, '')
  return /[a-z]/.test(plain) ? plain : ''
}
