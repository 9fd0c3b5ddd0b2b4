export const kinds = ['all', 'work', 'trade', 'people', 'admin', 'looks'] as const

export interface Screen {
  /** Name of its pictures, and of its texts in `screens.of`. */
  name: string
  kind: Exclude<(typeof kinds)[number], 'all'>
}

const of = (kind: Screen['kind'], names: readonly string[]) => names.map((name): Screen => ({ name, kind }))

export const screens: readonly Screen[] = [
  ...of('work', ['dashboard', 'mail', 'chats', 'calendar', 'tickets', 'board', 'notes']),
  ...of('trade', ['shop', 'products', 'orders', 'figures', 'invoices']),
  ...of('people', ['contacts', 'profile', 'gallery', 'posts']),
  ...of('admin', ['people', 'roles', 'log', 'account']),
  ...of('looks', [
    'customiser',
    'products-arabic',
    'calendar-arabic',
    'look-blue',
    'look-aqua',
    'look-purple',
    'look-green',
    'look-cyan',
    'look-orange',
  ]),
]
