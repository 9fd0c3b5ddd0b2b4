const key = 'atrium-reloaded'
const pause = 10_000

/** Reloads the page, unless it was just reloaded: the error would recur. */
export function reloadOnce() {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < pause) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
