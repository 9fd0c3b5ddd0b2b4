import type { SearchEntry } from '#platform/server/search/search-source.ts'

const partOfAddress = /[\p{L}\p{N}._%+-]/u

/** Whether a text contains an address that is no part of a longer one. */
function containsAddress(text: string, address: string) {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const [before = '', after = '', next = ''] = [at - 1, at + address.length, at + address.length + 1].map((index) =>
      text.charAt(index),
    )
    // A full stop may end a sentence.
    const isLonger = partOfAddress.test(after) && (after !== '.' || /[\p{L}\p{N}]/u.test(next))
    if (!partOfAddress.test(before) && !isLonger) return true
  }
  return false
}

/** Whether an entry contains one of these addresses, and not only their words. */
export const namesAddress =
  (addresses: readonly string[]) =>
  ({ title, detail = '', text = '' }: SearchEntry) => {
    const all = `${title}\n${detail}\n${text}`.toLowerCase()
    return addresses.some((address) => containsAddress(all, address.toLowerCase()))
  }
