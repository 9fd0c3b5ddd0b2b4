const key = 'atrium-visit'

/** A random id per tab, by which views are counted once per visit. */
export function visit() {
  const stored = sessionStorage.getItem(key)
  if (stored) return stored
  // `randomUUID` exists in secure contexts only.
  const visitId = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  sessionStorage.setItem(key, visitId)
  return visitId
}
