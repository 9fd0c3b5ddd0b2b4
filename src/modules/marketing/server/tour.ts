import { offeredLanguages } from '#platform/i18n/languages.ts'
import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/site/document.ts'
import { renderContactButton, renderFrame, openButton, renderSecondaryButton } from './parts.ts'
import { aboutPath, screensPath, tourPath } from './paths.ts'
import { renderPicture, previewPicture } from './picture.ts'
import { renderComparison } from './tour-compare.ts'
import { renderRuntimes, renderTrade, renderTrust, renderWork } from './tour-features.ts'
import { renderLanguageSample } from './tour-languages.ts'
import { renderThemes, themes } from './tour-looks.ts'
import { renderRemoval } from './tour-removal.ts'
import { createApplicationData } from './structured.ts'

function renderHero(request: DocumentRequest) {
  const { t } = request
  return html`<section class="marketing-hero">
    <div class="site-width">
      <h1>${t('tour.hero')}</h1>
      <p class="marketing-lead">${t('tour.lead')}</p>
      <p class="marketing-actions">
        ${openButton(request)}${renderSecondaryButton(screensPath, t('seeScreens'), request)}
      </p>
      ${renderFrame(
        renderPicture(
          'dashboard',
          {
            alt: t('pictures.dashboard'),
            sizes: '(width < 900px) 190vw, (width < 1200px) 100vw, 1160px',
            isFirst: true,
          },
          request,
        ),
      )}
    </div>
  </section>`
}

function renderFacts({ t, format }: DocumentRequest) {
  const figures = [
    ['languages', offeredLanguages.length],
    ['runtimes', 3],
    ['looks', themes.length],
    ['requests', 0],
  ] as const
  return html`<section class="site-width" aria-label="${t('tour.facts.label')}">
    <dl class="marketing-facts">
      ${figures.map(
        ([name, figure]) =>
          html`<div>
            <dt>${t(`tour.facts.${name}`)}</dt>
            <dd>${format.number(figure)}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}

function end(request: DocumentRequest) {
  const { t } = request
  return html`<section class="marketing-end" aria-labelledby="end">
    <div class="site-width">
      <h2 id="end">${t('tour.end.title')}</h2>
      <p>${t('tour.end.text')}</p>
      <p class="marketing-actions">
        ${openButton(request)}${renderSecondaryButton(aboutPath, t('whyBuilt'), request)}${renderContactButton(request)}
      </p>
    </div>
  </section>`
}

/** The long page about the product. */
export const tourDocument: DocumentRoute = {
  path: tourPath,
  menu: { label: 'pages.tour', order: 20 },
  async respond(request): Promise<SitePage> {
    const { t } = request
    return {
      title: t('tour.title'),
      description: t('summary'),
      width: 'window',
      image: { path: previewPicture, alt: t('pictures.dashboard') },
      structured: createApplicationData(request),
      body: html`<div class="marketing">
        ${renderHero(request)}${renderFacts(request)}${renderWork(request)}${renderTrade(request)}${renderTrust(request)}${renderRuntimes(request)}${renderRemoval(request)}
        ${renderLanguageSample(request)}${renderThemes(request)}${renderComparison(request)}${end(request)}
      </div>`,
    }
  },
}
