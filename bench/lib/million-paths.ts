const contacts = '/api/data/contacts/ContactsData'
const tickets = '/api/data/ticket/TicketData'
const orders = '/api/data/eCommerce/orders'
const products = '/api/data/eCommerce/ProductsData'
const email = '/api/data/email/threads'
export const page = 'limit=50'
export const lists = { contacts, tickets, orders, products }

/** The requests for lists and search, by their names in the table; `far` is the page after the 200th of each. */
export const paths = (far: Record<keyof typeof lists, string>): Record<string, string> => ({
  'contacts: as it opens': `${contacts}?${page}`,
  'contacts: by last name': `${contacts}?${page}&sort=lastname`,
  'contacts: a department': `${contacts}?${page}&department=Sales`,
  'contacts: a word': `${contacts}?${page}&q=ekholm`,
  'contacts: far in': far.contacts,
  'contacts: the last page': `${contacts}?${page}&at=end`,
  'contacts: by id': `${contacts}/7`,
  'contacts: counts beside the list': `${contacts}/facets`,
  'tickets: as it opens': `${tickets}?${page}`,
  'tickets: by due date': `${tickets}?${page}&sort=dueAt`,
  'tickets: closed': `${tickets}?${page}&currentFilter=Closed`,
  'tickets: a word': `${tickets}?${page}&q=kite`,
  'tickets: far in': far.tickets,
  'tickets: the last page': `${tickets}?${page}&at=end`,
  'tickets: by id': `${tickets}/7`,
  'orders: as it opens': `${orders}?${page}`,
  'orders: by total': `${orders}?${page}&sort=-total`,
  'orders: delivered': `${orders}?${page}&status=delivered`,
  'orders: a word': `${orders}?${page}&q=ekholm`,
  'orders: far in': far.orders,
  'orders: the last page': `${orders}?${page}&at=end`,
  'orders: by id': `${orders}/7`,
  'products: as it opens': `${products}?${page}`,
  'products: by price': `${products}?${page}&sort=price`,
  'products: a word': `${products}?${page}&q=kite`,
  'products: far in': far.products,
  'products: the last page': `${products}?${page}&at=end`,
  'email: as it opens': `${email}?${page}`,
  'email: all of it': `${email}?${page}&in=all`,
  'email: the 100th page': `${email}?${page}&in=all&page=100`,
  'email: a word': `${email}?${page}&q=harbour`,
  'search: a name': '/api/search?q=ekholm',
  'search: the beginning of a name': '/api/search?q=ekh',
  'search: two letters': '/api/search?q=ek',
  'search: a frequent word': '/api/search?q=damaged',
  'search: two words': '/api/search?q=ekholm+kite',
  'search: a letter wrong': '/api/search?q=ekholn',
  'search: nothing like it': '/api/search?q=qqqqqqqq',
})

const today = new Date().toISOString().slice(0, 10)
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

/** All requests of the dashboard's first load, with the counts of the menu. */
export function dashboard(): string[] {
  const period = `from=${days(-29)}&to=${today}`
  return [
    '/api/data/home',
    `${orders}/overview?${period}`,
    `${tickets}/figures?${period}`,
    `${contacts}/figures?${period}`,
    `/api/data/invoicedata/figures?${period}`,
    `/api/TodoData/figures?${period}`,
    `/api/data/blog/figures?${period}`,
    `${tickets}/facets`,
    `${tickets}?view=mine&sort=dueAt&limit=12`,
    `${contacts}?sort=-updatedAt&limit=12`,
    '/api/data/email/facets',
    '/api/data/email/threads?q=in%3Ainbox+is%3Aunread&limit=12',
    '/api/data/chats',
    '/api/data/notifications/unread',
    '/api/data/notices/unread',
    '/api/data/admin/audit?limit=12',
    '/api/data/admin/users?sort=-lastUsedAt&limit=12&status=active',
    '/api/data/notes/NotesData?archived=false&sort=-updatedAt&limit=12',
    `/api/data/calendar/events?from=${today}&to=${days(7)}&timeZone=Europe%2FParis`,
  ]
}
