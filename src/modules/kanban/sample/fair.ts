import type { SampleTask } from './tasks.ts'

const fairTodo: readonly SampleTask[] = [
  {
    task: 'Order power and light for the stand',
    kind: 'Branding',
    text: '<p>Two sockets on the back wall, and no spotlights: the story lamps have to glow.</p>',
    due: 16,
    who: ['u2'],
    items: ['Form from the organiser', 'Sockets on the plan'],
    files: [
      {
        name: 'power-needed.txt',
        type: 'text/plain',
        content: 'Story lamps: 12 x 5 W\nTill and card reader: 60 W\nKettle: 2,000 W, only before the doors open\n',
      },
    ],
    daysAgo: 5,
  },
  { task: 'Book four rooms near the exhibition halls', kind: 'Research', due: 20, who: ['u1', 'u8'], daysAgo: 4 },
  { task: 'Price list for wholesalers', kind: 'Design', due: 24, who: ['u5', 'u2'], labels: [3], daysAgo: 3 },
]

const fairDoing: readonly SampleTask[] = [
  {
    task: 'Draw the stand: shelves, table, dark corner',
    kind: 'Design',
    text: '<p>Twelve square metres, open on two sides. The dark corner is for the lamp.</p>',
    due: 11,
    who: ['u5'],
    labels: [1],
    items: ['✓ Measures of last year', '✓ First sketch', 'Drawing for the carpenter'],
    comments: [['u2', 'Buyers stood in the aisle last year. Can the table move to the back?']],
    daysAgo: 9,
  },
]

const fairDone: readonly SampleTask[] = [
  { task: 'Reserve the stand', kind: 'Branding', due: -12, who: ['u1'], daysAgo: 45 },
]

/** The second board; the first one comes with the tables. */
export const sampleFair = {
  name: 'Toy fair in Nuremberg',
  description: 'Our stand in January, from the floor plan to the follow-up',
  color: 'warning',
  columns: [
    { name: 'To do', color: 'plain', wipLimit: null, tasks: fairTodo },
    { name: 'Doing', color: 'info', wipLimit: null, tasks: fairDoing },
    { name: 'Done', color: 'success', wipLimit: null, tasks: fairDone },
  ],
} as const
