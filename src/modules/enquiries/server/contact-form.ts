import { type DocumentRequest, type Html, html, raw, type SentForm } from '#platform/server/site/document.ts'
import { maxLengths } from '../contract.ts'
import { type FormField, formFields, findProblems, type Reason, type Typed } from '../form-fields.ts'

type Texts = Pick<DocumentRequest, 't'>

const reasons: Record<FormField, readonly Reason[]> = {
  name: ['missing', 'long'],
  email: ['missing', 'invalid', 'long'],
  company: ['long'],
  subject: ['missing', 'long'],
  text: ['missing', 'long'],
}

// Values of `autocomplete`.
const autocompleteNames: Partial<Record<FormField, string>> = { name: 'name', email: 'email', company: 'organization' }
const hints: readonly FormField[] = ['email', 'text']

const getFieldId = (field: FormField) => `enquiry-${field}`

const getFieldErrorText = ({ t }: Texts, field: FormField, reason: Reason) =>
  reasons[field].includes(reason) ? t(`wrong.${field}.${reason}`, { most: maxLengths[field] }) : t('wrong.other')

interface FieldError {
  field: FormField
  message: string
}

/** The errors of a submitted form: those of the schema, and those found by the endpoint. */
function findErrors(texts: Texts, sent: SentForm | undefined): FieldError[] {
  if (sent?.status !== 422) return []
  const problems = findProblems(sent.values).map(({ field, reason }) => ({
    field,
    message: getFieldErrorText(texts, field, reason),
  }))
  const others = formFields.filter(
    (field) => sent.issues?.some(({ path }) => path === field) && !problems.some((one) => one.field === field),
  )
  return [...problems, ...others.map((field) => ({ field, message: texts.t('wrong.other') }))]
}

const getFailureText = ({ t }: Texts, { status }: SentForm) => t(status === 429 ? 'failed.tooMany' : 'failed.other')

/** Lists the errors, with links to their fields. Empty and hidden if there are none. */
function renderSummary(texts: Texts, sent: SentForm | undefined, errors: readonly FieldError[]) {
  const { t } = texts
  const [title, text] = errors.length
    ? [t('wrong.title', { count: errors.length }), '']
    : sent
      ? [t('failed.title'), getFailureText(texts, sent)]
      : ['', '']
  return html`<div class="enquiries-summary" id="summary" role="alert" tabindex="-1" ${sent ? '' : 'hidden'}>
    <h3>${title}</h3>
    <p ${text ? '' : 'hidden'}>${text}</p>
    <ul role="list">
      ${errors.map(({ field, message }) => html`<li><a href="#${getFieldId(field)}">${message}</a></li>`)}
    </ul>
  </div>`
}

function renderControl(texts: Texts, field: FormField, typed: Typed, message: string | undefined): Html {
  const { t } = texts
  const id = getFieldId(field)
  const isNeeded = field !== 'company'
  const hint = hints.includes(field)
  const described = [hint && `${id}-hint`, `${id}-wrong`].filter(Boolean).join(' ')
  const says = reasons[field].map((reason) => html`data-${raw(reason)}="${getFieldErrorText(texts, field, reason)}" `)
  const shared = html`id="${id}" name="${field}" aria-describedby="${described}" ${isNeeded ? 'required' : ''}
  ${message ? raw('aria-invalid="true"') : ''}
  ${autocompleteNames[field] ? html`autocomplete="${autocompleteNames[field]}"` : ''} ${says}`
  const value = typed[field] ?? ''
  return html`<div class="enquiries-field" data-field="${field}">
    <label for="${id}"> ${t(`form.${field}`)} ${isNeeded ? '' : html`<span>${t('form.optional')}</span>`} </label>
    ${
      field === 'text'
        ? html`<textarea ${shared} rows="7" dir="auto">${value}</textarea>`
        : html`<input
            ${shared}
            type="${field === 'email' ? 'email' : 'text'}"
            value="${value}"
            dir="${field === 'email' ? 'ltr' : 'auto'}"
          />`
    }
    ${hint ? html`<p class="enquiries-hint" id="${id}-hint">${t(`form.${field}Hint`)}</p>` : ''}
    <p class="enquiries-wrong" id="${id}-wrong">${message ?? ''}</p>
  </div>`
}

/** The form. It contains every text that its script may show, since the script has none. */
export function renderContactForm(request: DocumentRequest, path: string, typed: Typed) {
  const { t, language, sent, href } = request
  const errors = findErrors(request, sent)
  const renderField = (field: FormField) =>
    renderControl(request, field, typed, errors.find((one) => one.field === field)?.message)
  const titles = formFields.map((_, index) => t('wrong.title', { count: index + 1 }))
  return html`<form
    class="enquiries-card enquiries-form"
    method="post"
    action="${href(path)}"
    aria-labelledby="form"
    data-enquiry="form"
    data-language="${language}"
    data-titles="${JSON.stringify(titles)}"
    data-failed="${t('failed.title')}"
    data-too-many="${t('failed.tooMany')}"
    data-offline="${t('failed.offline')}"
    data-other="${t('failed.other')}"
    data-unfit="${t('wrong.other')}"
  >
    <h2 id="form">${t('form.title')}</h2>
    ${renderSummary(request, sent, errors)}
    <div class="enquiries-pair">${renderField('name')} ${renderField('email')}</div>
    ${renderField('company')} ${renderField('subject')} ${renderField('text')}
    <div class="enquiries-trap" aria-hidden="true">
      <label for="enquiry-website">${t('form.website')}</label>
      <input id="enquiry-website" name="website" tabindex="-1" autocomplete="off" value="" />
    </div>
    <button class="enquiries-send" data-busy="${t('form.sending')}">${t('form.send')}</button>
  </form>`
}
