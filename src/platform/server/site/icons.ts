import { html } from 'hono/html'

const icon = (shape: ReturnType<typeof html>) =>
  html`<svg class="site-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${shape}</svg>`

/** Decorative icons in the colour of the text beside them. */
export const icons = {
  menu: icon(html`<path d="M4 7h16M4 12h16M4 17h16" />`),
  close: icon(html`<path d="M6 6l12 12M18 6L6 18" />`),
  world: icon(
    html`<circle cx="12" cy="12" r="9" />
      <path d="M3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18" />`,
  ),
  light: icon(
    html`<circle cx="12" cy="12" r="4" />
      <path
        d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
      />`,
  ),
  dark: icon(html`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />`),
  system: icon(html`<path d="M4 5h16v11H4zM9 20h6M12 16v4" />`),
} as const
