/** Leaves nothing in this browser of what a user has written and not sent. */
export function forgetDrafts(owner: string) {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(`atrium.draft.${owner}.`)) storage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing.
  }
}
