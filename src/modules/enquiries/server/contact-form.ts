import { type DocumentRequest, type Html, html, raw, type SentForm } from '#platform/server/documents/document.ts'
import { maxLengths } from '../contract.ts'
import { type FormField, formFields, problemsOf, type Reason, type Typed } from '../form-fields.ts'

type Texts = Pick<DocumentRequest, 't'>

const reasons: Record<FormField, readonly Reason[]> = {
  name: ['missing', 'long'],
  email: ['missing', 'invalid', 'long'],
  company: ['long'],
  subject: ['missing', 'long'],
  text: ['missing', 'long'],
}

// Values of `autocomplete`.
const known: Partial<Record<FormField, string>> = { name: 'name', email: 'email', company: 'organization' }
const hints: readonly FormField[] = ['email', 'text']

const idOf = (field: FormField) => `enquiry-${field}`

const fieldErrorText = ({ t }: Texts, field: FormField, reason: Reason) =>
  reasons[field].includes(reason) ? t(`wrong.${field}.${reason}`, { most: maxLengths[field] }) : t('wrong.other')

interface FieldError {
  field: FormField
  message: string
}

/** The errors of a submitted form: those of the schema, and those found by the endpoint. */
function errorsOf(texts: Texts, sent: SentForm | undefined): FieldError[] {
  if (sent?.status !== 422) return []
  const found = problemsOf(sent.values).map(({ field, reason }) => ({
    field,
    message: fieldErrorText(texts, field, reason),
  }))
  const others = formFields.filter(
    (field) => sent.issues?.some(({ path }) => path === field) && !found.some((one) => one.field === field),
  )
  return [...found, ...others.map((field) => ({ field, message: texts.t('wrong.other') }))]
}

const failure = ({ t }: Texts, { status }: SentForm) => t(status === 429 ? 'failed.tooMany' : 'failed.other')

/** Lists the errors, with links to their fields. Empty and hidden if there are none. */
function summary(texts: Texts, sent: SentForm | undefined, wrong: readonly FieldError[]) {
  const { t } = texts
  const [title, text] = wrong.length
    ? [t('wrong.title', { count: wrong.length }), '']
    : sent
      ? [t('failed.title'), failure(texts, sent)]
      : ['', '']
  return html`<div class="enquiries-summary" id="summary" role="alert" tabindex="-1" ${sent ? '' : 'hidden'}>
    <h3>${title}</h3>
    <p ${text ? '' : 'hidden'}>${text}</p>
    <ul role="list">
      ${wrong.map(({ field, message }) => html`<li><a href="#${idOf(field)}">${message}</a></li>`)}
    </ul>
  </div>`
}

function control(texts: Texts, field: FormField, typed: Typed, message: string | undefined): Html {
  const { t } = texts
  const id = idOf(field)
  const isNeeded = field !== 'company'
  const hint = hints.includes(field)
  const described = [hint && `${id}-hint`, `${id}-wrong`].filter(Boolean).join(' ')
  const says = reasons[field].map((reason) => html`data-${raw(reason)}="${fieldErrorText(texts, field, reason)}" `)
  const shared = html`id="${id}" name="${field}" aria-describedby="${described}" ${isNeeded ? 'required' : ''}
  ${message ? raw('aria-invalid="true"') : ''} ${known[field] ? html`autocomplete="${known[field]}"` : ''} ${says}`
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
export function contactForm(asked: DocumentRequest, path: string, typed: Typed) {
  const { t, language, sent, href } = asked
  const wrong = errorsOf(asked, sent)
  const fieldOf = (field: FormField) => control(asked, field, typed, wrong.find((one) => one.field === field)?.message)
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
    ${summary(asked, sent, wrong)}
    <div class="enquiries-pair">${fieldOf('name')} ${fieldOf('email')}</div>
    ${fieldOf('company')} ${fieldOf('subject')} ${fieldOf('text')}
    <div class="enquiries-trap" aria-hidden="true">
      <label for="enquiry-website">${t('form.website')}</label>
      <input id="enquiry-website" name="website" tabindex="-1" autocomplete="off" value="" />
    </div>
    <button class="enquiries-send" data-busy="${t('form.sending')}">${t('form.send')}</button>
  </form>`
}
