import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { periods } from '../contract.ts'
import {
  maxSaving,
  notes,
  planFeatures,
  type Period,
  type Plan,
  plans,
  getYearlySaving,
  formatPrice,
  suggested,
} from '../plans.ts'
import { renderComparisonTable } from './comparison-table.ts'

/** The page contains both prices; CSS shows the one chosen by the switch, without JavaScript. */
const getPeriodClass = (period: Period) => `pricing-only pricing-${period}`

function renderPeriodSwitch({ t, format }: DocumentRequest) {
  const renderChoice = (period: Period) =>
    html`<label>
      <input type="radio" name="period" value="${period}" ${period === 'monthly' ? 'checked' : ''} />
      <span
        >${t(`period.${period}`)}
        ${period === 'yearly' ? html`<small>${t('period.saving', { percent: format.percent(maxSaving) })}</small>` : ''}</span
      >
    </label>`
  return html`<fieldset class="pricing-switch">
    <legend class="visually-hidden">${t('period.label')}</legend>
    ${periods.map(renderChoice)}
  </fieldset>`
}

function renderPlanPrice(plan: Plan, { t, format }: DocumentRequest) {
  const formatMoney = (cents: number) => formatPrice(cents, format)
  if (plan.monthly === 0) {
    return html`<p class="pricing-price"><strong>${t('price.free')}</strong></p>
      <p class="pricing-terms">${t('price.forever')}</p>`
  }
  const renderPrice = (period: Period, cents: number, terms: string) =>
    html`<div class="${getPeriodClass(period)}">
      <p class="pricing-price"><strong>${formatMoney(cents)}</strong> ${t('price.perMonth')}</p>
      <p class="pricing-terms">${terms}</p>
    </div>`
  const yearly = t('price.billedYearly', {
    total: formatMoney(plan.yearly),
    saving: formatMoney(getYearlySaving(plan)),
  })
  return html`${renderPrice('monthly', plan.monthly, t('price.billedMonthly'))}
  ${renderPrice('yearly', plan.yearly / 12, yearly)}`
}

function renderAction({ id }: Plan, { t, asset, contact }: DocumentRequest) {
  if (id === 'community') return html`<a class="pricing-action" href="${asset('/')}">${t('start')}</a>`
  const name = t(`plans.${id}.name`)
  return periods.map((period) => {
    // Without a contact page, link to the application's own screen.
    const href = contact(t('askSubject', { plan: name, period: t(`period.${period}`) })) ?? asset('/pages/pricing')
    return html`<a class="pricing-action ${getPeriodClass(period)}" href="${href}">${t('ask', { plan: name })}</a>`
  })
}

function renderPlanCard(plan: Plan, request: DocumentRequest) {
  const { t } = request
  const { id } = plan
  const isSuggested = id === suggested
  return html`<article class="pricing-plan ${isSuggested ? 'pricing-suggested' : ''}" aria-labelledby="plan-${id}">
    <header>
      <h2 id="plan-${id}">${t(`plans.${id}.name`)}</h2>
      ${isSuggested ? html`<p class="pricing-badge">${t('suggested')}</p>` : ''}
      <p class="pricing-for">${t(`plans.${id}.for`)}</p>
    </header>
    <div>${renderPlanPrice(plan, request)}</div>
    ${renderAction(plan, request)}
    <div class="pricing-perks">
      ${id === 'community' ? '' : html`<p>${t(`plans.${id}.intro`)}</p>`}
      <ul role="list">
        ${planFeatures[id].map((feature) => html`<li>${t(feature)}</li>`)}
      </ul>
    </div>
  </article>`
}

/** The public page: cards, comparison and notes. */
export function renderPricingPage(request: DocumentRequest) {
  const { t } = request
  return html`<div class="pricing">
    <header class="pricing-head">
      <h1>${t('page.heading')}</h1>
      <p>${t('page.lead')}</p>
      ${renderPeriodSwitch(request)}
    </header>
    <div class="pricing-plans">${plans.map((plan) => renderPlanCard(plan, request))}</div>
    <section aria-labelledby="compare">
      <h2 id="compare">${t('compare.title')}</h2>
      ${renderComparisonTable(request)}
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
