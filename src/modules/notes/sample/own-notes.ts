import type { Color } from '../contract.ts'

export interface SampleNote {
  title: string
  text?: string
  /** Lines of a checklist; lines that are done begin with `✓ `. */
  todo?: readonly string[]
  color: Color
  labels?: readonly string[]
  pinned?: boolean
  archived?: boolean
  trashed?: boolean
  hoursAgo: number
  /** The places of other users in the list of colleagues. */
  sharedWith?: readonly number[]
  /** Hours until the owner is reminded. */
  reminderIn?: number
}

/** The notes of the sample administrator, head of operations. */
export const operations: readonly SampleNote[] = [
  {
    title: 'Before the autumn catalogue goes to print',
    todo: [
      '✓ Prices agreed with Tomasz',
      '✓ Weights on every product page',
      'Second colour of the paper night-light from Priya',
      'EAN codes as text, not numbers (Deniz asked twice)',
      'Proof copy to Isla at Fernhill',
      'Final word to the printer by Thursday noon',
    ],
    color: 'warning',
    labels: ['Catalogue', 'This week'],
    pinned: true,
    reminderIn: 45,
    hoursAgo: 2,
  },
  {
    title: 'Peak season: who covers what',
    text: 'Amina: evenings until 8, first three weeks.\nJonas on call for the shop, phone beside the bed.\nGwen wants two extra people at the packing table from the 20th.\nI do the carrier calls at 7:30 so nobody else has to.',
    color: 'info',
    labels: ['Team', 'Warehouse'],
    pinned: true,
    sharedWith: [2, 3],
    hoursAgo: 7,
  },
  {
    title: 'Linen from Mistrelle',
    text: 'Élodie holds the slate blue for us until June. Minimum run 300 m a colour. Ask Théo about the indigo before we print a care label: 40 °C, not 60.',
    color: 'info',
    labels: ['Suppliers'],
    hoursAgo: 5,
  },
  {
    title: 'Dented corners, again',
    text: 'Third report since the new boxes came. Callum was decent about it, the next one may not be. Ask for double-wall samples and count what the returns have cost us so far.',
    color: 'error',
    labels: ['Warehouse', 'This week'],
    hoursAgo: 21,
  },
  {
    title: 'Friday stock count',
    todo: [
      '✓ Shelves A to D',
      '✓ Lamps, with batch numbers',
      'Nursery textiles',
      'Returns cage',
      'Sign the sheet with Gwen',
    ],
    color: 'success',
    labels: ['Warehouse'],
    hoursAgo: 26,
  },
  {
    title: 'Cartiera Valmora: prices hold until 31 March',
    text: 'After that about 4 % more. Beatrice keeps two tonnes of the ivory 120 g for us if we say so by Friday. Let the pallets rest two days before cutting, says Niccolò.',
    color: 'warning',
    labels: ['Suppliers'],
    reminderIn: 69,
    hoursAgo: 30,
  },
  {
    title: 'Questions for Oliver',
    todo: [
      'Why is the carrier invoice a third higher than in May?',
      'One invoice a month for Zielona Kredka: possible?',
      '✓ Deposit for the Girona rooms',
    ],
    color: 'info',
    labels: ['Money'],
    hoursAgo: 49,
  },
  {
    title: 'Carton rules for Prairie & Pine',
    text: 'Their label on two sides or the dock refuses it. The template is pinned above the packing table.',
    color: 'error',
    labels: ['Warehouse'],
    hoursAgo: 74,
  },
  {
    title: 'Ideas for the reading nook',
    text: 'Shirin would try one in their newest shop: two shelves, a lamp, a bench that is a book box.\n\nSend dimensions and two drawings. Nothing wider than 180 cm, it has to go through a shop door.',
    color: 'success',
    labels: ['Ideas'],
    hoursAgo: 99,
  },
  {
    title: 'Spare key to the yard',
    text: 'Gwen has one, the café has the other. Nobody else, please.',
    color: 'info',
    hoursAgo: 170,
  },
  {
    title: 'Gifts for the tenth birthday of the web shop',
    todo: ['Notebooks with foil (ask Nadège what hers cost)', 'Something for customers of the first year', 'Cake'],
    color: 'success',
    labels: ['Ideas', 'Team'],
    hoursAgo: 240,
  },
  {
    title: 'Nuremberg fair: what we learned',
    text: 'Stand in hall 3 was worth it. Bring more price lists than catalogues, a second card reader and softer shoes. Friederike wants an exclusive colour of the stacking boats.',
    color: 'success',
    labels: ['Ideas'],
    archived: true,
    hoursAgo: 900,
  },
  {
    title: 'Old alarm code procedure',
    text: 'Replaced in March. Kept until the insurer confirms.',
    color: 'error',
    archived: true,
    hoursAgo: 1400,
  },
  {
    title: 'Call the plumber about the packing room tap',
    text: 'Done, he came on Monday.',
    color: 'info',
    trashed: true,
    hoursAgo: 60,
  },
]
