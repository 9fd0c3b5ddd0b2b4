import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/site/document.ts'
import { renderContactButton, openButton, renderSecondaryButton } from './parts.ts'
import { aboutPath, screensPath } from './paths.ts'
import { previewPicture } from './picture.ts'
import { describeSite } from './structured.ts'

const parts = ['why', 'how', 'principles', 'decisions', 'not', 'licence'] as const

const contract = `export const lighthouses = contract('lighthouses', '/api/data/lighthouses', {
  list: get('/', { query: LighthouseList, returns: z.array(Lighthouse) }),
  create: post('/', { body: LighthouseDraft, returns: Lighthouse, status: 201 }),
  edit: patch('/:id', { body: LighthouseDraft.partial(), returns: Lighthouse }),
  remove: del('/:id'),
})`

const renderPart = (id: (typeof parts)[number], { t }: DocumentRequest, content: unknown) =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${t(`about.${id}.title`)}</h2>
    ${content}
  </section>`

const renderLayers = ({ t }: DocumentRequest) =>
  html`<ol class="marketing-layers" role="list">
    ${(['modules', 'platform', 'hosts'] as const).map(
      (layer) =>
        html`<li>
          <h3>${t(`about.how.${layer}`)}</h3>
          <p>${t(`about.how.${layer}Text`)}</p>
        </li>`,
    )}
  </ol>`

const renderPrinciples = ({ t }: DocumentRequest) =>
  html`<dl class="marketing-principles">
    ${(['folder', 'mock', 'undo', 'rules', 'everyone', 'home'] as const).map(
      (one) =>
        html`<div>
          <dt>${t(`about.principles.${one}`)}</dt>
          <dd>${t(`about.principles.${one}Text`)}</dd>
        </div>`,
    )}
  </dl>`

function renderText(request: DocumentRequest) {
  const { t } = request
  return html`<div class="marketing-text">
    ${renderPart('why', request, html`${['one', 'two', 'three'].map((one) => html`<p>${t(`about.why.${one}`)}</p>`)}`)}
    ${renderPart(
      'how',
      request,
      html`<p>${t('about.how.text')}</p>
        ${renderLayers(request)}
        <p>${t('about.how.contract')}</p>
        <pre
          class="marketing-code"
          dir="ltr"
          tabindex="0"
          role="region"
          aria-label="contract.ts"
        ><code>${contract}</code></pre>
        <p>${t('about.how.stack')}</p>`,
    )}
    ${renderPart('principles', request, renderPrinciples(request))}
    ${renderPart(
      'decisions',
      request,
      html`<p>${t('about.decisions.text')}</p>
        <ul class="marketing-points" role="list">
          ${['documents', 'demo', 'time', 'rights'].map((one) => html`<li>${t(`about.decisions.${one}`)}</li>`)}
        </ul>`,
    )}
    ${renderPart(
      'not',
      request,
      html`<ul>
        ${['hosted', 'tenants', 'store'].map((one) => html`<li>${t(`about.not.${one}`)}</li>`)}
      </ul>`,
    )}
    ${renderPart('licence', request, html`<p>${t('about.licence.text')}</p>`)}
    <p class="marketing-actions">
      ${openButton(request)}${renderSecondaryButton(screensPath, t('seeScreens'), request)}${renderContactButton(request)}
    </p>
  </div>`
}

/** The page about the purpose, the construction and the limits of the product. */
export const aboutDocument: DocumentRoute = {
  path: aboutPath,
  menu: { label: 'pages.about', order: 45 },
  async respond(request): Promise<SitePage> {
    const { t } = request
    return {
      title: t('about.title'),
      description: t('about.lead'),
      width: 'window',
      image: { path: previewPicture, alt: t('pictures.dashboard') },
      structured: describeSite(request),
      body: html`<div class="marketing marketing-about">
        <header class="marketing-opening site-width">
          <h1>${t('about.hero')}</h1>
          <p class="marketing-lead">${t('about.lead')}</p>
        </header>
        <div class="site-width marketing-columns">
          <nav class="marketing-contents" aria-labelledby="contents">
            <p id="contents">${t('about.contents')}</p>
            <ul role="list">
              ${parts.map((id) => html`<li><a href="#${id}">${t(`about.${id}.title`)}</a></li>`)}
            </ul>
          </nav>
          ${renderText(request)}
        </div>
      </div>`,
    }
  },
}
