import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/site/document.ts'
import { kinds, screens, type Screen } from './screen-list.ts'
import { screensPath } from './paths.ts'
import { renderPicture, getPictureFile, getPictureName, previewPicture, small } from './picture.ts'

const sizes = '(width < 700px) 100vw, (width < 1100px) 50vw, 380px'

const getMaxWidth = (kind: Screen['kind']) => (kind === 'looks' ? 720 : 1440)

/** A link to the large picture; with JavaScript, it opens in a dialog. */
function renderFigure({ name, kind }: Screen, request: DocumentRequest, index: number) {
  const { t, asset, language } = request
  const file = getPictureName(name, language)
  const title = t(`screens.of.${name}.title`)
  const shape = kind === 'looks' ? small : {}
  const width = getMaxWidth(kind)
  return html`<li data-kind="${kind}">
    <figure>
      <a
        class="marketing-frame"
        href="${asset(getPictureFile(file, 'light', width))}"
        data-dark="${asset(getPictureFile(file, 'dark', width))}"
        aria-label="${t('screens.open', { name: title })}"
        >${renderPicture(name, { ...shape, alt: '', sizes, isFirst: index === 0 }, request)}</a
      >
      <figcaption><strong>${title}</strong><span>${t(`screens.of.${name}.text`)}</span></figcaption>
    </figure>
  </li>`
}

const filter = (chosen: string, { t }: DocumentRequest) =>
  html`<fieldset class="marketing-choices marketing-kinds">
    <legend class="site-said">${t('screens.filter')}</legend>
    ${kinds.map(
      (kind) =>
        html`<label
          ><input type="radio" name="kind" value="${kind}" ${kind === chosen ? 'checked' : ''} /><span
            >${t(`screens.kinds.${kind}`)}</span
          ></label
        >`,
    )}
  </fieldset>`

/** The gallery of screenshots; `?kind=` filters it. */
export const screensDocument: DocumentRoute = {
  path: screensPath,
  menu: { label: 'pages.screens', order: 30 },
  async respond(request): Promise<SitePage> {
    const { t, query, absolute, language } = request
    // The other screenshots are in Arabic already.
    const shownScreens = screens.filter(({ name }) => language !== 'ar' || !name.endsWith('-arabic'))
    const kind = kinds.find((one) => one === query.get('kind')) ?? 'all'
    return {
      title: t('screens.title'),
      description: t('screens.lead'),
      width: 'window',
      image: { path: previewPicture, alt: t('pictures.dashboard') },
      structured: {
        '@context': 'https://schema.org',
        '@type': 'ImageGallery',
        name: t('screens.hero'),
        description: t('screens.lead'),
        image: shownScreens.map(({ name, kind: screenKind }) =>
          absolute(getPictureFile(name, 'light', getMaxWidth(screenKind))),
        ),
      },
      body: html`<div class="marketing">
        <header class="marketing-opening site-width">
          <h1>${t('screens.hero')}</h1>
          <p class="marketing-lead">${t('screens.lead')}</p>
        </header>
        <div class="site-width marketing-gallery">
          ${filter(kind, request)}
          <ul
            class="marketing-screens"
            role="list"
            data-close="${t('screens.close')}"
            data-previous="${t('screens.previous')}"
            data-next="${t('screens.next')}"
          >
            ${shownScreens.map((screen, index) => renderFigure(screen, request, index))}
          </ul>
        </div>
      </div>`,
    }
  },
}
