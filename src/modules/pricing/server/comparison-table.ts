import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { type ComparedRow, comparison, type Mark } from '../plans/comparison.ts'
import { plans } from '../plans.ts'

function markCell(mark: Mark, { t }: DocumentRequest) {
  if (typeof mark === 'string') return t(mark)
  const name = mark ? 'yes' : 'no'
  return html`<span class="pricing-mark pricing-${name}"
    ><span class="visually-hidden">${t(`compare.${name}`)}</span></span
  >`
}

const renderRow = ({ label, marks }: ComparedRow, request: DocumentRequest) =>
  html`<tr role="row">
    <th scope="row" role="rowheader">${request.t(label)}</th>
    ${plans.map((plan) => html`<td role="cell">${markCell(marks[plan.id], request)}</td>`)}
  </tr>`

/** The comparison. Explicit ARIA roles, because phones lay the rows out as blocks, which removes the implicit ones. */
export function renderComparisonTable(request: DocumentRequest) {
  const { t } = request
  return html`<table class="pricing-table" role="table" aria-labelledby="compare">
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="visually-hidden">${t('compare.what')}</span></th>
        ${plans.map(({ id }) => html`<th scope="col" role="columnheader">${t(`plans.${id}.name`)}</th>`)}
      </tr>
    </thead>
    ${comparison.map(
      ({ title, rows }) =>
        html`<tbody role="rowgroup">
          <tr role="row" class="pricing-group">
            <th scope="rowgroup" role="rowheader" colspan="4">${t(title)}</th>
          </tr>
          ${rows.map((row) => renderRow(row, request))}
        </tbody>`,
    )}
  </table>`
}
