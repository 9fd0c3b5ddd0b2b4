import { type AskedDocument, type Html, html } from '#platform/server/documents/document.ts'

/** Into the application: the first thing every page offers. */
export const openButton = ({ asset, t }: AskedDocument) =>
  html`<a class="marketing-button marketing-strong" href="${asset('/')}">${t('open')}</a>`

export const quietButton = (path: string, label: string, { href }: AskedDocument) =>
  html`<a class="marketing-button" href="${href(path)}">${label}</a>`

/** To whoever takes questions; nothing where nobody does. */
export function askButton({ contact, t }: AskedDocument) {
  const path = contact()
  return path === undefined ? '' : html`<a class="marketing-button" href="${path}">${t('askUs')}</a>`
}

/** The head of a section: its title, and a sentence or two. */
export const headOf = (id: string, title: string, text: string) =>
  html`<header class="marketing-head">
    <h2 id="${id}">${title}</h2>
    <p>${text}</p>
  </header>`

/** A picture in the frame of a window. */
export const framed = (picture: Html) => html`<div class="marketing-frame">${picture}</div>`

/** What is typed into a terminal. */
export const typed = (command: string) => html`<code class="marketing-typed">${command}</code>`
