import { type DocumentRequest, html } from '#platform/server/site/document.ts'
import { renderSectionHeader } from './parts.ts'

const moduleNames = ['one', 'two', 'three', 'four'] as const

/** The folder that the reader can delete. */
const removedModule = 'three'

const files = ['contract.ts', 'api.ts', 'migrations/', 'locales/', 'module.ts'] as const

/** A folder to delete on the page, and the effects. A checkbox is the only state. */
export function renderRemoval({ t }: DocumentRequest) {
  return html`<section class="site-width marketing-section" aria-labelledby="removal">
    ${renderSectionHeader('removal', t('tour.removal.title'), t('tour.removal.text'))}
    <div class="marketing-removal">
      <label class="marketing-delete"
        ><input type="checkbox" /><span>${t('tour.removal.delete')}</span>
        <code>src/modules/${t(`tour.removal.folders.${removedModule}`)}</code></label
      >
      <div class="marketing-panel">
        <h3>${t('tour.removal.tree')}</h3>
        <ul class="marketing-tree" role="list" dir="ltr">
          <li><code>src/modules/</code></li>
          ${moduleNames.map(
            (moduleName) =>
              html`<li class="${moduleName === removedModule ? 'marketing-taken' : 'marketing-kept'}">
                <code>${t(`tour.removal.folders.${moduleName}`)}/</code>${
                  moduleName === removedModule
                    ? html`<ul role="list">
                        ${files.map((file) => html`<li><code>${file}</code></li>`)}
                      </ul>`
                    : ''
                }
              </li>`,
          )}
        </ul>
      </div>
      <div class="marketing-panel">
        <h3>${t('tour.removal.menu')}</h3>
        <ul class="marketing-entries" role="list">
          ${moduleNames.map(
            (moduleName) =>
              html`<li class="${moduleName === removedModule ? 'marketing-taken' : 'marketing-kept'}">
                ${t(`tour.removal.entries.${moduleName}`)}
              </li>`,
          )}
        </ul>
      </div>
      <div class="marketing-panel">
        <h3>${t('tour.removal.proof')}</h3>
        <p class="marketing-before">${t('tour.removal.before')}</p>
        <p class="marketing-terminal" dir="ltr">
          <code>npm run verify -- removal</code><samp class="marketing-after">${t('tour.removal.after')}</samp>
        </p>
      </div>
    </div>
  </section>`
}
