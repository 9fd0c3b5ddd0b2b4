import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { renderFrame, renderSectionHeader, renderCommand } from './parts.ts'
import { renderPicture } from './picture.ts'

const half = '(width < 900px) 100vw, 640px'

/** A tile each for mail, chats, calendar, tickets and the board. */
export function renderWork(request: DocumentRequest) {
  const { t } = request
  const tiles = ['mail', 'calendar', 'chats', 'tickets', 'board'] as const
  return html`<section class="site-width marketing-section" aria-labelledby="work">
    ${renderSectionHeader('work', t('tour.work.title'), t('tour.work.text'))}
    <div class="marketing-tiles">
      ${tiles.map(
        (name) =>
          html`<article class="marketing-tile marketing-tile-${name}">
            <div>
              <h3>${t(`tour.work.${name}`)}</h3>
              <p>${t(`tour.work.${name}Text`)}</p>
            </div>
            ${renderPicture(name, { alt: t(`pictures.${name}`), sizes: half }, request)}
          </article>`,
      )}
    </div>
  </section>`
}

/** The chain of shop, orders, invoices and figures. */
export function renderTrade(request: DocumentRequest) {
  const { t } = request
  const steps = ['shelf', 'cents', 'numbers'] as const
  return html`<section class="marketing-band" aria-labelledby="trade">
    <div class="site-width marketing-section">
      ${renderSectionHeader('trade', t('tour.trade.title'), t('tour.trade.text'))}
      <div class="marketing-chain">
        ${(['shop', 'figures', 'invoices'] as const).map((name) =>
          renderFrame(renderPicture(name, { alt: t(`pictures.${name}`), sizes: half }, request)),
        )}
      </div>
      <ol class="marketing-steps" role="list">
        ${steps.map(
          (name) =>
            html`<li>
              <h3>${t(`tour.trade.${name}`)}</h3>
              <p>${t(`tour.trade.${name}Text`)}</p>
            </li>`,
        )}
      </ol>
    </div>
  </section>`
}

/** Permissions, sign-in and the audit log. */
export function renderTrust(request: DocumentRequest) {
  const { t } = request
  const points = ['signIn', 'roles', 'log', 'restore'] as const
  return html`<section class="site-width marketing-section marketing-beside" aria-labelledby="trust">
    <div>
      ${renderSectionHeader('trust', t('tour.trust.title'), t('tour.trust.text'))}
      <ul class="marketing-points" role="list">
        ${points.map((name) => html`<li>${t(`tour.trust.${name}`)}</li>`)}
      </ul>
    </div>
    <div class="marketing-pair">
      ${renderFrame(renderPicture('roles', { alt: t('pictures.roles'), sizes: half }, request))}
      ${renderFrame(renderPicture('log', { alt: t('pictures.log'), sizes: half }, request))}
    </div>
  </section>`
}

/** The supported runtimes, each with its start command. */
export function renderRuntimes({ t }: DocumentRequest) {
  const runtimeNames = [
    ['file', 'npm start'],
    ['server', 'DATABASE_URL=postgres://… npm start'],
    ['browser', 'npm run demo'],
  ] as const
  return html`<section class="marketing-band" aria-labelledby="runtimes">
    <div class="site-width marketing-section">
      ${renderSectionHeader('runtimes', t('tour.runtimes.title'), t('tour.runtimes.text'))}
      <ul class="marketing-runtimes" role="list">
        ${runtimeNames.map(
          ([name, command]) =>
            html`<li class="marketing-card">
              <h3>${t(`tour.runtimes.${name}`)}</h3>
              <p>${t(`tour.runtimes.${name}Text`)}</p>
              ${renderCommand(command)}
            </li>`,
        )}
      </ul>
    </div>
  </section>`
}
