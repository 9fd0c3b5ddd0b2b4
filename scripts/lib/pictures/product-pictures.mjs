import { toDataUrl } from './screenshots.mjs'

const maxBytes = 60_000
const arabic = { isLanguage: 'ar', activeDir: 'rtl' }
const themes = ['BLUE', 'AQUA', 'PURPLE', 'GREEN', 'CYAN', 'ORANGE']
// A collapsed menu leaves more room for the screen.
const collapsedMenu = { isCollapse: true }
const desktop = { width: 1280, height: 800, scale: 1.5, widths: [1440, 720] }
const phone = { width: 390, height: 780, scale: 2, phone: true, widths: [624, 312] }

/** The product's pictures on public pages: each light and dark, in two widths. */
const baseScreens = [
  // First, since each further look adds an entry to the log.
  { name: 'log', address: '/admin/audit', look: collapsedMenu },
  { name: 'dashboard', address: '/dashboards/modern' },
  { name: 'mail', address: '/apps/email?thread=4', look: collapsedMenu },
  { name: 'chats', address: '/apps/chats?chat=2', look: collapsedMenu },
  { name: 'calendar', address: '/apps/calendar?view=week', look: collapsedMenu },
  { name: 'tickets', address: '/apps/tickets?ticket=59', look: collapsedMenu },
  { name: 'board', address: '/apps/kanban', look: collapsedMenu },
  { name: 'contacts', address: '/apps/contacts?department=Business+Development&contact=39', look: collapsedMenu },
  { name: 'notes', address: '/apps/notes', look: collapsedMenu },
  { name: 'shop', address: '/apps/ecommerce/shop', look: collapsedMenu },
  { name: 'products', address: '/apps/ecommerce/list', look: collapsedMenu },
  { name: 'orders', address: '/apps/ecommerce/orders', look: collapsedMenu },
  { name: 'figures', address: '/dashboards/ecommerce', look: collapsedMenu },
  { name: 'invoices', address: '/apps/invoice/list', look: collapsedMenu },
  { name: 'profile', address: '/apps/users/profile', look: collapsedMenu },
  { name: 'gallery', address: '/apps/users/gallery', look: collapsedMenu },
  { name: 'posts', address: '/apps/blog/posts', look: collapsedMenu },
  { name: 'people', address: '/admin/users', look: collapsedMenu },
  { name: 'roles', address: '/admin/roles?role=manager', look: collapsedMenu },
  { name: 'account', address: '/pages/account', look: collapsedMenu },
  { name: 'customiser', address: '/dashboards/modern', open: 'Look and layout' },
  { name: 'phone-dashboard', address: '/dashboards/modern', ...phone },
  { name: 'phone-contacts', address: '/apps/contacts?department=Support', ...phone },
  { name: 'phone-notes-arabic', address: '/apps/notes', look: arabic, ...phone },
]

/** Also in Arabic, for the Arabic pages. */
const arabicNames = 'dashboard mail chats calendar tickets board shop products figures invoices roles log'.split(' ')
const arabicScreens = baseScreens
  .filter(({ name }) => arabicNames.includes(name))
  .map(({ name, look, ...view }) => ({ ...view, name: `${name}-arabic`, look: { ...look, ...arabic } }))

const screens = [...baseScreens, ...arabicScreens].map((screen) => ({ ...desktop, ...screen }))

/** The same screen in every colour. */
const looks = themes.map((theme) => ({
  ...desktop,
  name: `look-${theme.toLowerCase()}`,
  address: '/dashboards/modern',
  look: { activeTheme: `${theme}_THEME` },
  widths: [720],
}))

/**
 * Takes the product's pictures; `keep` gets each file's name and bytes. `isWanted` selects pictures by name and
 * address.
 */
export async function takeProductPictures({ takeScreenshot, renderHtml, convert }, isWanted, keep) {
  for (const { name, widths, look, ...view } of [...screens, ...looks].filter(isWanted)) {
    for (const mode of ['light', 'dark']) {
      const png = await takeScreenshot({ ...view, look: { ...look, activeMode: mode } })
      for (const width of widths) {
        keep(`${name}-${mode}-${width}.webp`, await convert(png, { quality: 0.86, width, maxBytes }))
      }
    }
  }
  const dashboard = { ...desktop, ...screens.find(({ name }) => name === 'dashboard') }
  if (isWanted({ name: 'preview', address: dashboard.address })) {
    const png = await renderHtml(preview(await takeScreenshot(dashboard)), { width: 1200, height: 630, scale: 1 })
    keep('preview.jpg', await convert(png, { type: 'image/jpeg', quality: 0.9, maxBytes: 2 * maxBytes }))
  }
}

/** The preview of shared links, which has a fixed size. */
const preview = (dashboard) => `<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: linear-gradient(135deg, #e9efff, #f4f7fb) }
  img { position: absolute; top: 72px; left: 96px; width: 1180px; border-radius: 14px;
    box-shadow: 0 0 0 1px #10182814, 0 24px 80px #10182838 }
</style><img src="${toDataUrl(dashboard)}">`
