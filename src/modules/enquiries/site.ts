const form = document.querySelector<HTMLFormElement>('form[data-enquiry]')

if (form) {
  // What checks and sends loads while the visitor writes; until then, and without it, the form is a plain one.
  const load = () => import('./site/send-enquiry.ts')
  form.noValidate = true
  form.addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    load().then(
      ({ sendEnquiry }) => sendEnquiry(form),
      () => form.submit(),
    )
  })

  // A page that was written beforehand, as all are in the static demo, does not know what its address asks for.
  const subject = form.querySelector<HTMLInputElement>('[name="subject"]')
  const asked = new URLSearchParams(location.search).get('subject')
  if (subject && asked && subject.value === '') subject.value = asked
}
