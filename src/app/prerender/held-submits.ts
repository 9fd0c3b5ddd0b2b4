/** Inlined in the head by its source text, so that it may use its parameters only. */
function begin(every: number, patience: number) {
  let [timer, isOurs] = [0, false]
  const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()].join()

  function sendLater(form: HTMLFormElement) {
    const [place, names, end] = [[...document.forms].indexOf(form), namesIn(form), Date.now() + patience]
    timer = window.setInterval(() => {
      if (Date.now() > end) return clearInterval(timer)
      // Hydration may have replaced the form.
      const present = form.isConnected ? form : document.forms[place]
      if (!present || namesIn(present) !== names) return
      isOurs = true
      present.requestSubmit()
      isOurs = false
    }, every)
  }

  addEventListener('submit', (event) => {
    const form = event.target
    // Closing a dialog is left to the browser.
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog' || !form.closest('#root')) return
    // A hydrated application handles the event first.
    if (event.defaultPrevented) return clearInterval(timer)
    event.preventDefault()
    if (isOurs) return
    clearInterval(timer)
    sendLater(form)
  })
}

/**
 * Inline script for prerendered pages: holds form submissions until hydration, since the browser would otherwise reload
 * the page with all values in the URL, including passwords. Parameters in ms: interval of attempts and time limit.
 */
export const heldSubmitScript = () => `(${begin})(100,15000)`
