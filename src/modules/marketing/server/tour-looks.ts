import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { renderSectionHeader } from './parts.ts'

/** Names from the theme's stylesheet. */
export const themes = ['BLUE_THEME', 'AQUA_THEME', 'PURPLE_THEME', 'GREEN_THEME', 'CYAN_THEME', 'ORANGE_THEME'] as const

const bars = [3, 5, 4, 7, 6, 9, 8] as const

/** Every colour theme side by side: a theme applies to any element. */
export function renderThemes({ t }: DocumentRequest) {
  return html`<section class="site-width marketing-section" aria-labelledby="looks">
    ${renderSectionHeader('looks', t('tour.looks.title'), t('tour.looks.text'))}
    <ul class="marketing-looks" role="list">
      ${themes.map(
        (theme) =>
          html`<li data-theme="${theme}">
            <p>${t('tour.looks.sales')}</p>
            <svg viewBox="0 0 70 40" aria-hidden="true">
              ${bars.map(
                (height, index) =>
                  html`<rect x="${index * 10 + 2}" y="${40 - height * 4}" width="6" height="${height * 4}" rx="1.5" />`,
              )}
            </svg>
            <p class="marketing-look">
              <strong>${t(`tour.looks.names.${theme}`)}</strong><span>${t('tour.looks.button')}</span>
            </p>
          </li>`,
      )}
    </ul>
  </section>`
}
