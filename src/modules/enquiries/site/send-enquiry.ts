import { Failure } from '#platform/errors/failure.ts'
import { fetchOk, requestFor } from '#platform/web/api/request.ts'
import { transport } from '#platform/web/api/transport.ts'
import { enquiries, EnquiryDraft } from '../contract.ts'
import { toDraft, formFields, findProblems } from '../form-fields.ts'
import {
  markField,
  showFieldError,
  showBusy,
  showSummary,
  showThanks,
  showErrors,
  readFormValues,
} from './form-parts.ts'

const validated = new WeakSet<HTMLFormElement>()

/** After a failed submission, validates each field on input. */
function validateOnInput(form: HTMLFormElement) {
  if (validated.has(form)) return
  validated.add(form)
  form.addEventListener('input', ({ target }) => {
    const field = formFields.find((one) => target instanceof HTMLElement && target.id === `enquiry-${one}`)
    if (!field) return
    const problem = findProblems(readFormValues(form)).find((one) => one.field === field)
    markField(form, field, problem && showFieldError(form, field, problem.reason))
  })
}

function showError(form: HTMLFormElement, error: unknown) {
  const { status, issues } = error instanceof Failure ? error : new Failure(500, '')
  const fields = formFields.filter((field) => issues.some(({ path }) => path === field))
  if (fields.length > 0) {
    showErrors(
      form,
      fields.map((field) => ({ field, message: showFieldError(form, field) })),
    )
    return
  }
  const text = form.dataset[status === 429 ? 'tooMany' : status === 0 ? 'offline' : 'other']
  showSummary(form, { title: form.dataset['failed'] ?? '', text: text ?? '' })
}

/** Validates the form by the endpoint's schema, then sends it or shows the errors. */
export async function sendEnquiry(form: HTMLFormElement) {
  if (form.dataset['state'] === 'submitting') return
  const typed = readFormValues(form)
  const errors = findProblems(typed).map(({ field, reason }) => ({
    field,
    message: showFieldError(form, field, reason),
  }))
  showErrors(form, errors)
  if (errors.length > 0) return validateOnInput(form)

  const end = showBusy(form)
  try {
    const language = EnquiryDraft.shape.language.parse(form.dataset['language'])
    await fetchOk(
      transport.send,
      requestFor(enquiries.base, enquiries.endpoints.create, { body: toDraft(typed, language) }),
    )
    showThanks(form)
  } catch (error) {
    showError(form, error)
  }
  end()
}
