import { type DocumentRequest, type Html, html } from '#platform/server/site/document.ts'

/** Opens the application; the primary action of every page. */
export const openButton = ({ asset, t }: DocumentRequest) =>
  html`<a class="marketing-button marketing-strong" href="${asset('/')}">${t('open')}</a>`

export const renderSecondaryButton = (path: string, label: string, { href }: DocumentRequest) =>
  html`<a class="marketing-button" href="${href(path)}">${label}</a>`

/** A link to the contact page; empty without one. */
export function renderContactButton({ contact, t }: DocumentRequest) {
  const path = contact()
  return path === undefined ? '' : html`<a class="marketing-button" href="${path}">${t('askUs')}</a>`
}

/** The head of a section: title and lead. */
export const renderSectionHeader = (id: string, title: string, text: string) =>
  html`<header class="marketing-head">
    <h2 id="${id}">${title}</h2>
    <p>${text}</p>
  </header>`

/** A picture framed as a window. */
export const renderFrame = (picture: Html) => html`<div class="marketing-frame">${picture}</div>`

/** A command for the terminal. */
export const renderCommand = (command: string) => html`<code class="marketing-typed">${command}</code>`
