import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { renderSectionHeader } from './parts.ts'

// Each with the command or file that proves it.
const rows = [
  ['backend', 'npm test'],
  ['removal', 'npm run verify -- removal'],
  ['rights', 'src/testing/all-modules/permissions/rights.test.ts'],
  ['directions', 'src/app/every-screen.e2e.ts'],
  ['weight', 'npm run verify -- budgets'],
  ['undo', 'src/testing/all-modules/audited.test.ts'],
  ['others', 'src/testing/browser/e2e.ts'],
] as const

/** Compares common practice with this product, question by question. */
export function renderComparison({ t }: DocumentRequest) {
  const head = ['question', 'often', 'ours', 'check'] as const
  return html`<section class="site-width marketing-section" aria-labelledby="compare">
    ${renderSectionHeader('compare', t('tour.compare.title'), t('tour.compare.text'))}
    <table class="marketing-compare" aria-labelledby="compare">
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${t(`tour.compare.${name}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, proof]) =>
            html`<tr>
              <th scope="row">${t(`tour.compare.rows.${name}.question`)}</th>
              <td data-head="${t('tour.compare.often')}">${t(`tour.compare.rows.${name}.often`)}</td>
              <td data-head="${t('tour.compare.ours')}">${t(`tour.compare.rows.${name}.ours`)}</td>
              <td data-head="${t('tour.compare.check')}"><code>${proof}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}
