/** Removes a user's drafts from this browser. */
export function removeDrafts(owner: string) {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(`atrium.draft.${owner}.`)) storage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
