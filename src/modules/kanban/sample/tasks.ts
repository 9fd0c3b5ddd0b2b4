import type { Task } from '../contract-schemas.ts'

/** Short form of a task; `due` is in days from today, with an optional hour. */
export interface SampleTask {
  task: string
  kind: Task['taskProperty']
  text?: string
  due?: number
  hours?: number
  who?: readonly string[]
  labels?: readonly number[]
  /** Items that are done begin with a tick. */
  items?: readonly string[]
  files?: readonly { name: string; type: string; content: string }[]
  cover?: 'lamp' | 'catalogue' | 'checkout'
  /** Comments as author and text, latest last. */
  comments?: readonly (readonly [who: string, text: string])[]
  daysAgo: number
}

const todo: readonly SampleTask[] = [
  {
    task: 'Photograph the story lamp in a dark room',
    kind: 'Branding',
    text: '<p>Three pictures for the product page and one for the press:</p><ul><li>on a shelf, lit</li><li>in a child’s hand</li><li>beside the box, for scale</li></ul><p>Sanne’s shop window is the mood we want.</p>',
    due: 4,
    who: ['u5', 'u1'],
    labels: [1],
    items: ['✓ Borrow the tripod', 'Charge two lamps', 'Ask the neighbours about the courtyard'],
    cover: 'lamp',
    comments: [['u5', 'Thursday after five is dark enough. I bring the blanket with the stars.']],
    daysAgo: 6,
  },
  {
    task: 'Write the answers for “which charger fits?”',
    kind: 'UX Stage',
    text: '<p>Asked <strong>eleven times</strong> this month. Put it on the product page and in the box.</p>',
    due: 1,
    who: ['u3'],
    labels: [2],
    daysAgo: 5,
  },
  {
    task: 'Ask five parents to unpack the wooden farm',
    kind: 'Research',
    due: 9,
    who: ['u5'],
    labels: [1],
    daysAgo: 4,
  },
  {
    task: 'Spring catalogue: choose the cover',
    kind: 'Design',
    text: '<p>Fox or moon? Thaís loved the fox.</p>',
    due: 12,
    who: ['u5', 'u2'],
    labels: [3],
    cover: 'catalogue',
    comments: [
      ['u2', 'The buyers in Porto asked for the fox as a poster, too.'],
      ['u1', 'Fox, then. Can we keep the moon for the back?'],
    ],
    daysAgo: 9,
  },
  { task: 'Which toys come back, and why', kind: 'Data Science', due: 15, who: ['u7'], labels: [4], daysAgo: 3 },
  {
    task: 'Job advert: second person for the warehouse',
    kind: 'Branding',
    due: 6,
    who: ['u8', 'u1'],
    labels: [5],
    daysAgo: 2,
  },
  { task: 'Labels in Turkish for Kırlangıç', kind: 'Design', labels: [4], daysAgo: 2 },
]

const progress: readonly SampleTask[] = [
  {
    task: 'Shorter checkout: address on one page',
    kind: 'UX Stage',
    text: '<p>Half of the visitors on a phone leave at the address. One page, the country first, and no account needed.</p><h3>Done when</h3><ol><li>one page from cart to payment</li><li>works with a screen reader</li><li>Darb and Qamar can order in Arabic</li></ol>',
    due: -1,
    hours: 17,
    who: ['u6', 'u5'],
    labels: [2],
    items: [
      '✓ Sketch with real addresses',
      '✓ Postcode after the country',
      'Keep what was typed',
      'Arabic, right to left',
      'Try it with Amina’s screen reader',
    ],
    cover: 'checkout',
    comments: [
      ['u6', 'The postcode field follows the country now. Japan and Ireland are the odd ones.'],
      ['u3', 'I can try it with the screen reader tomorrow morning.'],
      ['u6', 'Perfect, it is on the test site under your name.'],
    ],
    daysAgo: 12,
  },
  {
    task: 'Dark pictures in the shop’s app',
    kind: 'Mobile',
    text: '<p>The lamps vanish on black. Give each picture a soft ground.</p>',
    due: 2,
    who: ['u6'],
    labels: [2],
    items: ['✓ Lamps', 'Books', 'Wooden toys'],
    daysAgo: 7,
  },
  {
    task: 'Interview two designers',
    kind: 'Research',
    due: 0,
    hours: 15,
    who: ['u1', 'u5'],
    labels: [5],
    items: ['✓ Read the portfolios', '✓ Questions', 'Monday, 10:00', 'Tuesday, 15:00'],
    comments: [['u1', 'Both asked for the salary range first. I put it into the advert.']],
    daysAgo: 8,
  },
  {
    task: 'Forecast for the October container',
    kind: 'Data Science',
    text: '<p>Last year we ran out of stacking boats in <em>eleven days</em>. Niamh needs the numbers before she books.</p>',
    due: -3,
    who: ['u7', 'u2'],
    labels: [4],
    comments: [['u7', 'Waiting for the returns of August, then it is done.']],
    files: [
      {
        name: 'boats-sold-by-week.csv',
        type: 'text/csv',
        content: 'Week,Sold,Left\n40,118,402\n41,161,241\n42,187,54\n43,54,0\n',
      },
    ],
    daysAgo: 10,
  },
]

const pending: readonly SampleTask[] = [
  {
    task: 'Battery certificate for the night light',
    kind: 'Research',
    text: '<p>Ziheng promised it for the end of the month; Sourav asks every week.</p>',
    due: -5,
    who: ['u7'],
    labels: [1, 4],
    daysAgo: 20,
  },
  {
    task: 'Logo on the new cartons',
    kind: 'Branding',
    due: 8,
    who: ['u5'],
    labels: [3],
    items: ['✓ One colour', '✓ Proof', 'Signed proof back from the printer'],
    daysAgo: 14,
  },
  {
    task: 'Size chart for the overshirts',
    kind: 'Design',
    due: 5,
    who: ['u5', 'u2'],
    labels: [3],
    comments: [['u2', 'Ximena measures again after Oaxaca.']],
    daysAgo: 11,
  },
  { task: 'App asks for the place only when it is needed', kind: 'Mobile', who: ['u6'], labels: [2], daysAgo: 9 },
]

const done: readonly SampleTask[] = [
  {
    task: 'Longer rope for the pull-along duck',
    kind: 'Design',
    text: '<p>12 cm more, and the knot inside. Half of Portland will be glad.</p>',
    due: -8,
    who: ['u5', 'u7'],
    labels: [1],
    items: ['✓ New drawing', '✓ Pull test', '✓ Tell customer support'],
    comments: [['u3', 'Told the eleven families who had written.']],
    daysAgo: 30,
  },
  { task: 'Search that forgives spelling', kind: 'UX Stage', due: -10, who: ['u6'], labels: [2], daysAgo: 28 },
  {
    task: 'Push messages for “back in stock”',
    kind: 'Mobile',
    due: -13,
    who: ['u6'],
    labels: [2],
    items: ['✓ Ask first', '✓ One a week at most'],
    daysAgo: 33,
  },
  { task: 'What customers ask before they buy', kind: 'Research', due: -15, who: ['u3'], labels: [2], daysAgo: 36 },
  { task: 'Signature for everyone’s mail', kind: 'Branding', who: ['u5'], labels: [3], daysAgo: 40 },
  {
    task: 'Weekly figures without a spreadsheet',
    kind: 'Data Science',
    due: -20,
    who: ['u1', 'u4'],
    labels: [4],
    daysAgo: 42,
  },
]

export const sampleColumns = [
  { name: 'Todo', color: 'plain', wipLimit: null, tasks: todo },
  { name: 'Progress', color: 'info', wipLimit: 4, tasks: progress },
  { name: 'Pending', color: 'warning', wipLimit: 3, tasks: pending },
  { name: 'Done', color: 'success', wipLimit: null, tasks: done },
] as const

export const sampleLabels = [
  { id: 1, name: 'Story lamp', color: 'brand' },
  { id: 2, name: 'Website', color: 'info' },
  { id: 3, name: 'Print', color: 'warning' },
  { id: 4, name: 'Supply', color: 'success' },
  { id: 5, name: 'Hiring', color: 'error' },
] as const

export const archivedTask: SampleTask = {
  task: 'Summer newsletter',
  kind: 'Branding',
  text: '<p>Sent on 1 July, opened by 41 %.</p>',
  who: ['u2'],
  labels: [3],
  daysAgo: 60,
}
