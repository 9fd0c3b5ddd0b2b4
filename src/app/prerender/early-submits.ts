/** Inlined in the head by its source text, so that it may use its parameters only. */
function holdSubmits(interval: number, timeLimit: number) {
  let [timer, isResubmit] = [0, false]
  const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()].join()

  function resubmitWhenReady(form: HTMLFormElement) {
    const [index, names, end] = [[...document.forms].indexOf(form), namesIn(form), Date.now() + timeLimit]
    timer = window.setInterval(() => {
      if (Date.now() > end) return clearInterval(timer)
      // Hydration may have replaced the form.
      const current = form.isConnected ? form : document.forms[index]
      if (!current || namesIn(current) !== names) return
      isResubmit = true
      current.requestSubmit()
      isResubmit = false
    }, interval)
  }

  addEventListener('submit', (event) => {
    const form = event.target
    // Closing a dialog is left to the browser.
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog' || !form.closest('#root')) return
    // A hydrated application handles the event first.
    if (event.defaultPrevented) return clearInterval(timer)
    event.preventDefault()
    if (isResubmit) return
    clearInterval(timer)
    resubmitWhenReady(form)
  })
}

/**
 * Inline script for prerendered pages: holds form submissions until hydration, since the browser would otherwise reload
 * the page with all values in the URL, including passwords. Parameters in ms: interval of attempts and time limit.
 */
export const earlySubmitScript = () => `(${holdSubmits})(100,15000)`
