import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { maxLengths } from '../contract.ts'
import { renderContactForm } from './contact-form.ts'
import { keptDays } from './tables.ts'

const renderThanks = ({ t, href }: DocumentRequest, path: string, isShown: boolean) =>
  html`<section class="enquiries-card enquiries-thanks" id="thanks" tabindex="-1" ${isShown ? '' : 'hidden'}>
    <span class="enquiries-tick" aria-hidden="true"></span>
    <h2>${t('thanks.title')}</h2>
    <p>${t('thanks.text')}</p>
    <p><a href="${href(path)}">${t('thanks.again')}</a></p>
  </section>`

/** The contact page; shows a confirmation if its query contains `sent`. */
export function renderContactPage(request: DocumentRequest, path: string) {
  const { t, query, sent } = request
  const isDone = query.has('sent') && !sent
  const typed = sent?.values ?? { subject: query.get('subject')?.slice(0, maxLengths.subject) ?? '' }
  return html`<div class="enquiries">
    <header>
      <h1>${t('page.heading')}</h1>
      <p class="enquiries-lead">${t('page.lead')}</p>
    </header>
    <div class="enquiries-main">
      ${renderThanks(request, path, isDone)} ${isDone ? '' : renderContactForm(request, path, typed)}
    </div>
    <div class="enquiries-words">
      <section aria-labelledby="next">
        <h2 id="next">${t('page.nextTitle')}</h2>
        <ol role="list">
          <li>${t('page.next.arrives')}</li>
          <li>${t('page.next.answered')}</li>
          <li>${t('page.next.forgotten', { count: keptDays })}</li>
        </ol>
      </section>
      <section aria-labelledby="private">
        <h2 id="private">${t('page.privacyTitle')}</h2>
        <p>${t('page.privacy')}</p>
      </section>
    </div>
  </div>`
}
