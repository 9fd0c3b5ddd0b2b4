const key = 'atrium-visit'

/** A random name that lasts as long as the tab: what is counted once for each visit is counted by it. */
export function visit() {
  const known = sessionStorage.getItem(key)
  if (known) return known
  // `randomUUID` is missing where the page is not served securely.
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  sessionStorage.setItem(key, made)
  return made
}
