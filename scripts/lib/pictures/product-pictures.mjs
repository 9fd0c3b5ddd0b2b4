import { asAddress } from './camera.mjs'

const maxBytes = 60_000
const arabic = { isLanguage: 'ar', activeDir: 'rtl' }
const themes = ['BLUE', 'AQUA', 'PURPLE', 'GREEN', 'CYAN', 'ORANGE']
// A collapsed menu leaves more room for the screen.
const slim = { isCollapse: true }
const desk = { width: 1280, height: 800, sharpness: 1.5, widths: [1440, 720] }
const phone = { width: 390, height: 780, sharpness: 2, phone: true, widths: [624, 312] }

/** The product's pictures on public pages: each light and dark, in two widths. */
const written = [
  // First, since each further look adds an entry to the log.
  { name: 'log', address: '/admin/audit', look: slim },
  { name: 'dashboard', address: '/dashboards/modern' },
  { name: 'mail', address: '/apps/email?thread=4', look: slim },
  { name: 'chats', address: '/apps/chats?chat=2', look: slim },
  { name: 'calendar', address: '/apps/calendar?view=week', look: slim },
  { name: 'tickets', address: '/apps/tickets?ticket=59', look: slim },
  { name: 'board', address: '/apps/kanban', look: slim },
  { name: 'contacts', address: '/apps/contacts?department=Business+Development&contact=39', look: slim },
  { name: 'notes', address: '/apps/notes', look: slim },
  { name: 'shop', address: '/apps/ecommerce/shop', look: slim },
  { name: 'products', address: '/apps/ecommerce/list', look: slim },
  { name: 'orders', address: '/apps/ecommerce/orders', look: slim },
  { name: 'figures', address: '/dashboards/ecommerce', look: slim },
  { name: 'invoices', address: '/apps/invoice/list', look: slim },
  { name: 'profile', address: '/apps/users/profile', look: slim },
  { name: 'gallery', address: '/apps/users/gallery', look: slim },
  { name: 'posts', address: '/apps/blog/posts', look: slim },
  { name: 'people', address: '/admin/users', look: slim },
  { name: 'roles', address: '/admin/roles?role=manager', look: slim },
  { name: 'account', address: '/pages/account', look: slim },
  { name: 'customiser', address: '/dashboards/modern', open: 'Look and layout' },
  { name: 'phone-dashboard', address: '/dashboards/modern', ...phone },
  { name: 'phone-contacts', address: '/apps/contacts?department=Support', ...phone },
  { name: 'phone-notes-arabic', address: '/apps/notes', look: arabic, ...phone },
]

/** Also in Arabic, for the Arabic pages. */
const mirrored = 'dashboard mail chats calendar tickets board shop products figures invoices roles log'.split(' ')
const inArabic = written
  .filter(({ name }) => mirrored.includes(name))
  .map(({ name, look, ...view }) => ({ ...view, name: `${name}-arabic`, look: { ...look, ...arabic } }))

const screens = [...written, ...inArabic].map((screen) => ({ ...desk, ...screen }))

/** The same screen in every colour. */
const looks = themes.map((theme) => ({
  ...desk,
  name: `look-${theme.toLowerCase()}`,
  address: '/dashboards/modern',
  look: { activeTheme: `${theme}_THEME` },
  widths: [720],
}))

/**
 * Takes the product's pictures; `keep` gets each file's name and bytes. `isWanted` selects pictures by name and
 * address.
 */
export async function takeProductPictures({ shoot, compose, encode }, isWanted, keep) {
  for (const { name, widths, look, ...view } of [...screens, ...looks].filter(isWanted)) {
    for (const mode of ['light', 'dark']) {
      const png = await shoot({ ...view, look: { ...look, activeMode: mode } })
      for (const width of widths) {
        keep(`${name}-${mode}-${width}.webp`, await encode(png, { quality: 0.86, width, maxBytes }))
      }
    }
  }
  const dashboard = { ...desk, ...screens.find(({ name }) => name === 'dashboard') }
  if (isWanted({ name: 'preview', address: dashboard.address })) {
    const png = await compose(preview(await shoot(dashboard)), { width: 1200, height: 630, sharpness: 1 })
    keep('preview.jpg', await encode(png, { type: 'image/jpeg', quality: 0.9, maxBytes: 2 * maxBytes }))
  }
}

/** The preview of shared links, which has a fixed size. */
const preview = (dashboard) => `<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: linear-gradient(135deg, #e9efff, #f4f7fb) }
  img { position: absolute; top: 72px; left: 96px; width: 1180px; border-radius: 14px;
    box-shadow: 0 0 0 1px #10182814, 0 24px 80px #10182838 }
</style><img src="${asAddress(dashboard)}">`
