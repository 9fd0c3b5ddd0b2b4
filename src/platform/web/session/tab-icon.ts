import { base } from '#platform/web/navigation/base.ts'

/** The path of the tab's icon: the uploaded logo, if there is one. */
export const iconPath = (logo: string | null) => (logo === null ? 'favicon.svg' : `api/brand/logo/${logo}`)

/** Shows the uploaded logo in the tab. In the demo, files have no URL. */
export function showTabIcon(logo: string | null) {
  if (import.meta.env.MODE !== 'demo') document.querySelector('[rel=icon]')?.setAttribute('href', base + iconPath(logo))
}
