import { reactMark } from '#app/server-render/read-only-fields.ts'

/** Inlined in the head by its source text, so that it may use its parameters only. */
function holdClicks(selector: string, mark: string, interval: number, timeLimit: number) {
  let timer = 0
  const isHydrated = (button: Element) => Object.keys(button).some((key) => key.startsWith(mark))
  addEventListener(
    'click',
    ({ target }) => {
      clearInterval(timer)
      const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null
      if (!button || isHydrated(button)) return
      const end = Date.now() + timeLimit
      let isMarked = false
      timer = window.setInterval(() => {
        if (!button.isConnected || Date.now() > end) return clearInterval(timer)
        // React marks an element shortly before it handles its events.
        if (isMarked) button.click()
        isMarked = isHydrated(button)
      }, interval)
    },
    true,
  )
}

// The browser itself opens the targets of the others.
const selector = '#root button[type="button"]:not([popovertarget], [commandfor])'

/**
 * Inline script: repeats the last click on a button before hydration, which React would not see, after it. Parameters
 * in ms: interval of attempts and time limit.
 */
export const earlyClickScript = () =>
  `(${holdClicks})(${JSON.stringify(selector)},${JSON.stringify(reactMark)},100,15000)`
