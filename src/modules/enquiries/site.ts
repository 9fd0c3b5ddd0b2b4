const form = document.querySelector<HTMLFormElement>('form[data-enquiry]')

if (form) {
  // Validation and sending load on first input; until then, and without JavaScript, the browser submits the form.
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

  // Pages built in advance, as in the static demo, do not know the query.
  const subject = form.querySelector<HTMLInputElement>('[name="subject"]')
  const requestedSubject = new URLSearchParams(location.search).get('subject')
  if (subject && requestedSubject && subject.value === '') subject.value = requestedSubject
}
