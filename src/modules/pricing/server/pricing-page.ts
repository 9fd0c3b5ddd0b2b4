import { type DocumentRequest, html } from '#platform/server/documents/document.ts'
import { periods } from '../contract.ts'
import {
  maxSaving,
  notes,
  planFeatures,
  type Period,
  type Plan,
  plans,
  yearlySaving,
  shownPrice,
  suggested,
} from '../plans.ts'
import { comparisonTable } from './comparison-table.ts'

/** The page contains both prices; CSS shows the one chosen by the switch, without JavaScript. */
const classOfPeriod = (period: Period) => `pricing-only pricing-${period}`

function periodSwitch({ t, format }: DocumentRequest) {
  const choice = (period: Period) =>
    html`<label>
      <input type="radio" name="period" value="${period}" ${period === 'monthly' ? 'checked' : ''} />
      <span
        >${t(`period.${period}`)}
        ${period === 'yearly' ? html`<small>${t('period.saving', { percent: format.percent(maxSaving) })}</small>` : ''}</span
      >
    </label>`
  return html`<fieldset class="pricing-switch">
    <legend class="visually-hidden">${t('period.label')}</legend>
    ${periods.map(choice)}
  </fieldset>`
}

function priceOf(plan: Plan, { t, format }: DocumentRequest) {
  const money = (cents: number) => shownPrice(cents, format)
  if (plan.monthly === 0) {
    return html`<p class="pricing-price"><strong>${t('price.free')}</strong></p>
      <p class="pricing-terms">${t('price.forever')}</p>`
  }
  const renderPrice = (period: Period, cents: number, terms: string) =>
    html`<div class="${classOfPeriod(period)}">
      <p class="pricing-price"><strong>${money(cents)}</strong> ${t('price.perMonth')}</p>
      <p class="pricing-terms">${terms}</p>
    </div>`
  const yearly = t('price.billedYearly', { total: money(plan.yearly), saving: money(yearlySaving(plan)) })
  return html`${renderPrice('monthly', plan.monthly, t('price.billedMonthly'))}
  ${renderPrice('yearly', plan.yearly / 12, yearly)}`
}

function actionOf({ id }: Plan, { t, asset, contact }: DocumentRequest) {
  if (id === 'community') return html`<a class="pricing-action" href="${asset('/')}">${t('start')}</a>`
  const name = t(`plans.${id}.name`)
  return periods.map((period) => {
    // Without a contact page, link to the application's own screen.
    const href = contact(t('askSubject', { plan: name, period: t(`period.${period}`) })) ?? asset('/pages/pricing')
    return html`<a class="pricing-action ${classOfPeriod(period)}" href="${href}">${t('ask', { plan: name })}</a>`
  })
}

function planCard(plan: Plan, asked: DocumentRequest) {
  const { t } = asked
  const { id } = plan
  const isSuggested = id === suggested
  return html`<article class="pricing-plan ${isSuggested ? 'pricing-suggested' : ''}" aria-labelledby="plan-${id}">
    <header>
      <h2 id="plan-${id}">${t(`plans.${id}.name`)}</h2>
      ${isSuggested ? html`<p class="pricing-badge">${t('suggested')}</p>` : ''}
      <p class="pricing-for">${t(`plans.${id}.for`)}</p>
    </header>
    <div>${priceOf(plan, asked)}</div>
    ${actionOf(plan, asked)}
    <div class="pricing-perks">
      ${id === 'community' ? '' : html`<p>${t(`plans.${id}.intro`)}</p>`}
      <ul role="list">
        ${planFeatures[id].map((feature) => html`<li>${t(feature)}</li>`)}
      </ul>
    </div>
  </article>`
}

/** The public page: cards, comparison and notes. */
export function pricingPage(asked: DocumentRequest) {
  const { t } = asked
  return html`<div class="pricing">
    <header class="pricing-head">
      <h1>${t('page.heading')}</h1>
      <p>${t('page.lead')}</p>
      ${periodSwitch(asked)}
    </header>
    <div class="pricing-plans">${plans.map((plan) => planCard(plan, asked))}</div>
    <section aria-labelledby="compare">
      <h2 id="compare">${t('compare.title')}</h2>
      ${comparisonTable(asked)}
    </section>
    <section aria-labelledby="notes">
      <h2 id="notes">${t('notes.title')}</h2>
      <div class="pricing-notes">
        ${notes.map(
          (note) =>
            html`<div>
              <h3>${t(`notes.${note}.title`)}</h3>
              <p>${t(`notes.${note}.text`)}</p>
            </div>`,
        )}
      </div>
    </section>
    <p class="pricing-example">${t('page.example')}</p>
  </div>`
}
