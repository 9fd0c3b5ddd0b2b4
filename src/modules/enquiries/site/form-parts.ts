import { type FormField, formFields, type Reason, type Typed } from '../form-fields.ts'

interface FieldError {
  field: FormField
  message: string
}

const findControl = (form: HTMLFormElement, field: FormField) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)

export const readFormValues = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Shows the error of a field; the page contains the texts. */
export const showFieldError = (form: HTMLFormElement, field: FormField, reason?: Reason) =>
  (reason && findControl(form, field)?.dataset[reason]) ?? form.dataset['unfit'] ?? ''

export function markField(form: HTMLFormElement, field: FormField, message: string | undefined) {
  const control = findControl(form, field)
  if (message === undefined) control?.removeAttribute('aria-invalid')
  else control?.setAttribute('aria-invalid', 'true')
  const errorElement = document.getElementById(`${control?.id}-wrong`)
  if (errorElement) errorElement.textContent = message ?? ''
}

const linkTo = ({ field, message }: FieldError) => {
  const [item, link] = [document.createElement('li'), document.createElement('a')]
  link.href = `#enquiry-${field}`
  link.textContent = message
  item.append(link)
  return item
}

/** Shows the errors above the form and focuses them. */
export function showSummary(
  form: HTMLFormElement,
  summary: { title: string; text?: string; errors?: readonly FieldError[] },
) {
  const box = form.querySelector<HTMLElement>('#summary')
  const [title, text, list] = [box?.querySelector('h3'), box?.querySelector('p'), box?.querySelector('ul')]
  if (!box || !title || !text || !list) return
  title.textContent = summary.title
  text.textContent = summary.text ?? ''
  text.hidden = !summary.text
  list.replaceChildren(...(summary.errors ?? []).map(linkTo))
  box.hidden = false
  box.focus()
}

export function showErrors(form: HTMLFormElement, errors: readonly FieldError[]) {
  const titles: readonly string[] = JSON.parse(form.dataset['titles'] ?? '[]')
  for (const field of formFields) markField(form, field, errors.find((one) => one.field === field)?.message)
  const box = form.querySelector<HTMLElement>('#summary')
  if (errors.length > 0) showSummary(form, { title: titles[errors.length - 1] ?? '', errors })
  else if (box) box.hidden = true
}

/** Replaces the form by the confirmation. */
export function showThanks(form: HTMLFormElement) {
  const thanks = document.getElementById('thanks')
  form.hidden = true
  if (!thanks) return
  thanks.hidden = false
  thanks.focus()
  thanks.scrollIntoView({ block: 'nearest' })
}

/** Marks the button as busy, which prevents a second submission; the button keeps the focus. */
export function showBusy(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('.enquiries-send')
  const buttonText = button?.textContent ?? ''
  form.dataset['state'] = 'submitting'
  button?.setAttribute('aria-disabled', 'true')
  if (button) button.textContent = button.dataset['busy'] ?? buttonText
  return () => {
    delete form.dataset['state']
    button?.removeAttribute('aria-disabled')
    if (button) button.textContent = buttonText
  }
}
