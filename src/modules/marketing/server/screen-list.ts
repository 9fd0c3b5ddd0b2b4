export const kinds = ['all', 'work', 'trade', 'people', 'admin', 'looks'] as const

export interface Screen {
  /** Name of its pictures, and of its texts in `screens.of`. */
  name: string
  kind: Exclude<(typeof kinds)[number], 'all'>
}

const createScreens = (kind: Screen['kind'], names: readonly string[]) => names.map((name): Screen => ({ name, kind }))

export const screens: readonly Screen[] = [
  ...createScreens('work', ['dashboard', 'mail', 'chats', 'calendar', 'tickets', 'board', 'notes']),
  ...createScreens('trade', ['shop', 'products', 'orders', 'figures', 'invoices']),
  ...createScreens('people', ['contacts', 'profile', 'gallery', 'posts']),
  ...createScreens('admin', ['people', 'roles', 'log', 'account']),
  ...createScreens('looks', [
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
