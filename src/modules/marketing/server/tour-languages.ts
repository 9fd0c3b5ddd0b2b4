import { getFormats } from '#platform/i18n/formats.ts'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { createTranslators } from '#platform/i18n/translate.ts'
import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import ar from '../locales/ar.json' with { type: 'json' }
import ch from '../locales/ch.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import fr from '../locales/fr.json' with { type: 'json' }
import { renderSectionHeader } from './parts.ts'
import { renderPicture } from './picture.ts'

const translators = createTranslators({ en, fr, ar, ch }, 'marketing')

const dayMs = 86_400_000

/** The same card in each language, with its plural forms, date and currency formats and direction. */
function renderCard(code: Language, now: string) {
  const t = translators[code]
  const format = getFormats(code)
  const due = new Date(new Date(now).getTime() + 14 * dayMs)
  return html`<div class="marketing-sample" lang="${languages[code].tag}" dir="${languages[code].direction}">
    <p><strong>${t('tour.languages.card')}</strong> <bdi>INV-2026-0042</bdi></p>
    <p class="marketing-amount">${format.money(128_450)}</p>
    <p class="marketing-sample-facts">
      <span>${t('tour.languages.due', { date: format.date(due) })}</span
      ><span>${t('tour.languages.lines', { count: 3 })}</span>
    </p>
    <p class="marketing-sample-end"><span>${t('tour.languages.sent')}</span><span>${t('tour.languages.send')}</span></p>
  </div>`
}

/** A language switch that shows its effect at once. */
export function renderLanguageSample(request: DocumentRequest) {
  const { t, now, language } = request
  return html`<section class="marketing-band" aria-labelledby="languages">
    <div class="site-width marketing-section marketing-beside">
      <div>
        ${renderSectionHeader('languages', t('tour.languages.title'), t('tour.languages.text'))}
        <div class="marketing-languages">
          <fieldset class="marketing-choices">
            <legend class="site-said">${t('tour.languages.choose')}</legend>
            ${offeredLanguages.map(
              (code) =>
                html`<label lang="${languages[code].tag}"
                  ><input
                    type="radio"
                    name="marketing-language"
                    value="${code}"
                    ${code === language ? 'checked' : ''}
                  /><span>${languages[code].name}</span></label
                >`,
            )}
          </fieldset>
          ${offeredLanguages.map((code) => renderCard(code, now))}
        </div>
      </div>
      <div class="marketing-frame">
        ${renderPicture('products-arabic', { alt: t('pictures.arabic'), sizes: '(width < 900px) 100vw, 640px' }, request)}
      </div>
    </div>
  </section>`
}
