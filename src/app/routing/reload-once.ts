const key = 'atrium-reloaded'
const pause = 10_000

/** Loads the page anew, unless that was just tried: what failed then will fail again. */
export function reloadOnce() {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < pause) return
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
