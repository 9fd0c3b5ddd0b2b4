import { asAddress } from './camera.mjs'

const maxBytes = 60_000
const arabic = { isLanguage: 'ar', activeDir: 'rtl' }
const themes = ['BLUE', 'AQUA', 'PURPLE', 'GREEN', 'CYAN', 'ORANGE']
// Without the menu's words there is more of the screen itself to see.
const slim = { isCollapse: true }
const desk = { width: 1280, height: 800, sharpness: 1.5, widths: [1440, 720] }
const phone = { width: 390, height: 780, sharpness: 2, phone: true, widths: [624, 312] }

/** What the public pages show of the product: each light and dark, in two widths. */
const written = [
  // First, since every further look that is tried on is an entry of the log.
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

/** Shown in Arabic as well, for the pages in Arabic. */
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
 * Takes the product's pictures; `keep` gets each file's name and bytes. `isWanted` says of a picture, by name and
 * address, whether it is to be taken.
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

/** What is shown where an address is shared, which only takes pictures of one size. */
const preview = (dashboard) => `<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: linear-gradient(135deg, #e9efff, #f4f7fb) }
  img { position: absolute; top: 72px; left: 96px; width: 1180px; border-radius: 14px;
    box-shadow: 0 0 0 1px #10182814, 0 24px 80px #10182838 }
</style><img src="${asAddress(dashboard)}">`
