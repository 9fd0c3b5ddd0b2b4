import { offeredLanguages } from '#platform/i18n/languages.ts'
import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/documents/document.ts'
import { contactButton, framed, openButton, secondaryButton } from './parts.ts'
import { aboutPath, screensPath, tourPath } from './paths.ts'
import { picture, previewPicture } from './picture.ts'
import { comparison } from './tour-compare.ts'
import { runtimes, trade, trust, work } from './tour-features.ts'
import { languageSample } from './tour-languages.ts'
import { looks, themes } from './tour-looks.ts'
import { removal } from './tour-removal.ts'
import { applicationOf } from './structured.ts'

function hero(request: DocumentRequest) {
  const { t } = request
  return html`<section class="marketing-hero">
    <div class="site-width">
      <h1>${t('tour.hero')}</h1>
      <p class="marketing-lead">${t('tour.lead')}</p>
      <p class="marketing-actions">${openButton(request)}${secondaryButton(screensPath, t('seeScreens'), request)}</p>
      ${framed(
        picture(
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

function facts({ t, format }: DocumentRequest) {
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
        ${openButton(request)}${secondaryButton(aboutPath, t('whyBuilt'), request)}${contactButton(request)}
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
      structured: applicationOf(request),
      body: html`<div class="marketing">
        ${hero(request)}${facts(request)}${work(request)}${trade(request)}${trust(request)}${runtimes(request)}${removal(request)}
        ${languageSample(request)}${looks(request)}${comparison(request)}${end(request)}
      </div>`,
    }
  },
}
