const maxLength = 254
// A longer list of recipients is not found by its last ones.
const maxAddresses = 1000

const partOfName = /[\p{L}\p{N}._%+'-]/u
// A full stop or hyphen may follow an address.
const host = /[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*(?:\.[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*)+/uy

function nameBefore(text: string, end: number) {
  let start = end
  while (start > 0 && end - start <= maxLength && partOfName.test(text.charAt(start - 1))) start -= 1
  // Quotation marks and full stops may precede it.
  return text.slice(start, end).replace(/^[.']+/, '')
}

function hostAfter(text: string, start: number) {
  host.lastIndex = start
  return host.exec(text)?.[0] ?? ''
}

/** The email addresses in a text, in lower case, each once. */
export function findAddresses(text: string): string[] {
  const addresses = new Set<string>()
  for (let at = text.indexOf('@'); at !== -1 && addresses.size < maxAddresses; at = text.indexOf('@', at + 1)) {
    const [before, after] = [nameBefore(text, at), hostAfter(text, at + 1)]
    const address = `${before}@${after}`.toLowerCase()
    if (before && after && address.length <= maxLength) addresses.add(address)
  }
  return [...addresses]
}
