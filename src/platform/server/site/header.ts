import { html, raw } from 'hono/html'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Html } from './document.ts'
import type { Frame } from './frame.ts'
import { icons } from './icons.ts'

const modes = ['light', 'dark', 'system'] as const

/** The languages, as links to this page. */
export const languageLinks = ({ language, inLanguage }: Frame) =>
  html`<ul role="list">
    ${offeredLanguages.map(
      (code) =>
        html`<li>
          <a
            href="${inLanguage(code)}"
            lang="${languages[code].tag}"
            hreflang="${languages[code].tag}"
            ${code === language ? raw('aria-current="true"') : ''}
            >${languages[code].name}</a
          >
        </li>`,
    )}
  </ul>`

/** The menu's entries as links. */
export const menuLinks = ({ menu }: Frame) =>
  html`<ul role="list">
    ${menu.map(
      ({ label, href, current }) =>
        html`<li><a href="${href}" ${current ? raw(`aria-current="${current}"`) : ''}>${label}</a></li>`,
    )}
  </ul>`

/**
 * Brand, menu, languages and mode. Menus are popovers, which need no script; the mode is shown only with scripts. A
 * wide window shows the menu in the header.
 */
export function header(frame: Frame, t: Translate): Html {
  const { menu, language, asset, name, logo } = frame
  return html`<header class="site-header">
    <div class="site-width">
      <a class="site-brand" href="${menu[0]?.href ?? asset('/')}">
        <img src="${logo}" alt="" width="32" height="32" />${name}
      </a>
      <nav id="site-menu" class="site-menu" popover aria-label="${t('menu')}">
        ${menuLinks(frame)}
        <a class="site-open" href="${asset('/')}">${t('open')}</a>
      </nav>
      <button class="site-tool site-prefer" type="button" popovertarget="site-choices">
        ${icons.world}<span class="site-said">${t('choices')}</span
        ><span lang="${languages[language].tag}">${languages[language].name}</span>
      </button>
      <div id="site-choices" class="site-choices" popover>
        <nav aria-labelledby="site-languages">
          <p id="site-languages">${t('languages')}</p>
          ${languageLinks(frame)}
        </nav>
        <fieldset class="site-modes">
          <legend>${t('mode.title')}</legend>
          ${modes.map(
            (mode) =>
              html`<label
                ><input type="radio" name="site-mode" value="${mode}" />${icons[mode]}<span
                  >${t(`mode.${mode}`)}</span
                ></label
              >`,
          )}
        </fieldset>
      </div>
      <a class="site-open" href="${asset('/')}">${t('open')}</a>
      <button class="site-tool site-more" type="button" popovertarget="site-menu">
        ${icons.menu}<span class="site-said">${t('menu')}</span>
      </button>
    </div>
  </header>`
}
