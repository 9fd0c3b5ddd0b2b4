import { html } from 'hono/html'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Html } from './document.ts'
import type { Frame } from './frame.ts'
import { languageLinks, menuLinks } from './header.ts'

/** Description, all pages, all languages, and how to get the software. */
export const footer = (frame: Frame, t: Translate): Html =>
  html`<footer class="site-footer">
    <div class="site-width">
      <div class="site-about">
        <p class="site-brand"><img src="${frame.logo}" alt="" width="28" height="28" loading="lazy" />${frame.name}</p>
        <p>${t('source')}</p>
        <p class="site-licence">${t('licence')}</p>
      </div>
      <nav aria-labelledby="site-pages">
        <h2 id="site-pages">${t('pages')}</h2>
        ${menuLinks(frame)}
      </nav>
      <nav aria-labelledby="site-spoken">
        <h2 id="site-spoken">${t('languages')}</h2>
        ${languageLinks(frame)}
      </nav>
      <div>
        <h2>${t('yourOwn')}</h2>
        <ul role="list" class="site-commands">
          <li><code>npm start</code><span>${t('commands.start')}</span></li>
          <li><code>npm run demo</code><span>${t('commands.demo')}</span></li>
        </ul>
        <p><a href="${frame.asset('/')}">${t('open')}</a></p>
      </div>
    </div>
  </footer>`
