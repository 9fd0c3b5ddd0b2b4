/** Runs in the page's head by its source text: nothing but its parameters. */
function begin(every: number, patience: number) {
  let [timer, isOurs] = [0, false]
  const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()].join()

  function sendLater(form: HTMLFormElement) {
    const [place, names, end] = [[...document.forms].indexOf(form), namesIn(form), Date.now() + patience]
    timer = window.setInterval(() => {
      if (Date.now() > end) return clearInterval(timer)
      // The application may have put its own in the place of the page's.
      const present = form.isConnected ? form : document.forms[place]
      if (!present || namesIn(present) !== names) return
      isOurs = true
      present.requestSubmit()
      isOurs = false
    }, every)
  }

  addEventListener('submit', (event) => {
    const form = event.target
    // One that closes a dialog is the browser's own.
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog' || !form.closest('#root')) return
    // An application that is alive has taken it before it gets here.
    if (event.defaultPrevented) return clearInterval(timer)
    event.preventDefault()
    if (isOurs) return
    clearInterval(timer)
    sendLater(form)
  })
}

/**
 * An inline script for the prerendered pages' head: what is sent before the application is alive waits for it, since the
 * browser would load the page anew with all that was typed in its address, passwords too. In milliseconds: how often it is
 * tried, and for how long.
 */
export const heldSubmitScript = () => `(${begin})(100,15000)`
