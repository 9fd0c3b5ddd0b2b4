import { languages } from '#platform/i18n/languages.ts'
import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/site/document.ts'
import { renderFrame, renderSectionHeader, openButton, renderSecondaryButton } from './parts.ts'
import { aboutPath, homePath, tourPath } from './paths.ts'
import { phone, renderPicture, previewPicture } from './picture.ts'
import { describeSite } from './structured.ts'

const phones = [
  ['phone-contacts', 'phoneContacts'],
  ['phone-dashboard', 'phoneDashboard'],
  ['phone-notes-arabic', 'phoneArabic'],
] as const

/** The phone in the middle matches the text direction of the page. */
const getPhones = (language: DocumentRequest['language']) =>
  languages[language].direction === 'rtl' ? ([phones[0], phones[2], phones[1]] as const) : phones

function renderHero(request: DocumentRequest) {
  const { t, language } = request
  return html`<section class="marketing-welcome site-width">
    <div>
      <h1>${t('home.title')}</h1>
      <p class="marketing-lead">${t('home.lead')}</p>
      <p class="marketing-actions">${openButton(request)}${renderSecondaryButton(tourPath, t('takeTour'), request)}</p>
    </div>
    <div class="marketing-phones">
      ${getPhones(language).map(([name, alt], index) =>
        renderPicture(
          name,
          { ...phone, alt: t(`pictures.${alt}`), sizes: '(width < 900px) 44vw, 250px', isFirst: index === 1 },
          request,
        ),
      )}
    </div>
  </section>`
}

function renderEntryPoints({ t }: DocumentRequest) {
  return html`<section class="site-width marketing-section" aria-labelledby="doors">
    <h2 id="doors" class="marketing-alone">${t('home.doors.title')}</h2>
    <ul class="marketing-doors" role="list">
      ${(['use', 'build', 'run'] as const).map(
        (door) =>
          html`<li>
            <h3>${t(`home.doors.${door}`)}</h3>
            <p>${t(`home.doors.${door}Text`)}</p>
            <ul class="marketing-points" role="list">
              ${(['One', 'Two', 'Three'] as const).map((point) => html`<li>${t(`home.doors.${door}${point}`)}</li>`)}
            </ul>
          </li>`,
      )}
    </ul>
  </section>`
}

const moments = [
  ['mail', '08:40'],
  ['board', '10:15'],
  ['tickets', '11:30'],
  ['shop', '14:00'],
  ['invoices', '16:30'],
] as const

/** The strip is wider than the page and scrolls, also by keyboard. */
function renderDay(request: DocumentRequest) {
  const { t } = request
  return html`<section class="marketing-band marketing-day" aria-labelledby="day">
    <div class="site-width">${renderSectionHeader('day', t('home.day.title'), t('home.day.text'))}</div>
    <ol class="marketing-strip" role="list" tabindex="0" aria-label="${t('home.day.label')}">
      ${moments.map(
        ([name, time]) =>
          html`<li>
            <p><time datetime="${time}">${time}</time> ${t(`screens.of.${name}.title`)}</p>
            ${renderFrame(renderPicture(name, { alt: t(`pictures.${name}`), sizes: '(width < 700px) 86vw, 600px' }, request))}
            <p>${t(`home.day.${name}`)}</p>
          </li>`,
      )}
    </ol>
  </section>`
}

function renderFigures(request: DocumentRequest) {
  const { t } = request
  return html`<section class="site-width marketing-section marketing-beside" aria-labelledby="figures">
    ${renderSectionHeader('figures', t('home.figures.title'), t('home.figures.text'))}
    ${renderFrame(renderPicture('figures', { alt: t('pictures.figures'), sizes: '(width < 900px) 100vw, 640px' }, request))}
  </section>`
}

function start(request: DocumentRequest) {
  const { t } = request
  return html`<section class="marketing-band" aria-labelledby="start">
    <div class="site-width marketing-section marketing-beside">
      <div>
        ${renderSectionHeader('start', t('home.start.title'), t('home.start.text'))}
        <p class="marketing-actions">
          ${openButton(request)}${renderSecondaryButton(aboutPath, t('whyBuilt'), request)}
        </p>
      </div>
      <div class="marketing-shell" dir="ltr">
        <p class="site-said">${t('home.start.terminal')}</p>
        <p><code>npm start</code></p>
        <p><samp>${t('home.start.ready')}</samp></p>
        <p class="marketing-remark" dir="auto">${t('home.start.module')}</p>
        <p><code>npm run new-module orders</code></p>
      </div>
    </div>
  </section>`
}

/** The home page of the public site. */
export const homeDocument: DocumentRoute = {
  path: homePath,
  menu: { label: 'pages.home', order: 10 },
  async respond(request): Promise<SitePage> {
    const { t } = request
    return {
      title: t('home.title'),
      description: t('summary'),
      width: 'window',
      image: { path: previewPicture, alt: t('pictures.dashboard') },
      structured: describeSite(request),
      body: html`<div class="marketing">
        ${renderHero(request)}${renderEntryPoints(request)}${renderDay(request)}${renderFigures(request)}${start(request)}
      </div>`,
    }
  },
}
