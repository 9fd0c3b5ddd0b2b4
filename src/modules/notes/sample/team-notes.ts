import type { SampleNote } from './own-notes.ts'

const sales: readonly SampleNote[] = [
  {
    title: 'Calls before ten',
    todo: ['✓ Isla, proof copy', 'Darnell, lamps from a US warehouse', 'Jarrah at eight, not later'],
    color: 'warning',
    labels: ['Calls'],
    pinned: true,
    hoursAgo: 3,
  },
  {
    title: 'Zielona Kredka',
    text: 'Liked the crayons, not the price. 8 % from 200 boxes on; Agnieszka and Michał decide together.',
    color: 'info',
    labels: ['Offers'],
    hoursAgo: 28,
  },
  {
    title: 'Quote 500 stacking boats',
    text: 'For Friederike, in one colour of her own, by the end of the month.',
    color: 'error',
    labels: ['Offers'],
    sharedWith: [0],
    hoursAgo: 50,
  },
]

const support: readonly SampleNote[] = [
  {
    title: 'Answers I keep typing',
    text: 'Dimmer: hold for three seconds, then let go.\nIndigo at 40 °C.\nThe duck’s rope can be swapped for a longer one, free of charge.',
    color: 'success',
    labels: ['Replies'],
    pinned: true,
    hoursAgo: 4,
  },
  {
    title: 'Tell Priya about the rope',
    text: 'Rosalía’s report: too short, says half of Portland.',
    color: 'warning',
    hoursAgo: 25,
  },
  {
    title: 'Evening shift',
    todo: ['✓ Hand-over to Jonas', 'Late tickets', 'Lights'],
    color: 'info',
    labels: ['Team'],
    hoursAgo: 31,
  },
]

const books: readonly SampleNote[] = [
  {
    title: 'Month end',
    todo: ['✓ Bank', '✓ Cards', 'Carrier invoice', 'VAT summary'],
    color: 'warning',
    labels: ['Close'],
    pinned: true,
    hoursAgo: 6,
  },
  {
    title: 'Andorinha pays by transfer only',
    text: 'Closed for the whole of August, so send July early.',
    color: 'info',
    hoursAgo: 52,
  },
]

const design: readonly SampleNote[] = [
  {
    title: 'Night-light, second colour',
    text: 'Apricot reads as white under shop lights. Try one step darker.',
    color: 'warning',
    labels: ['Lamps'],
    hoursAgo: 9,
  },
  {
    title: 'Longer rope for the duck',
    todo: ['Measure three hands', 'New knot', 'Safety sheet'],
    color: 'error',
    labels: ['Toys'],
    hoursAgo: 33,
  },
]

const web: readonly SampleNote[] = [
  {
    title: 'Shipping in the cart',
    text: 'Tobias is right: with a weight on each product we can show it before the last step.',
    color: 'success',
    labels: ['Shop'],
    hoursAgo: 12,
  },
  {
    title: 'Feed for Deniz',
    todo: ['✓ Codes as text', 'Leading zeros test', 'Tell him'],
    color: 'info',
    labels: ['Shop'],
    hoursAgo: 40,
  },
]

const buying: readonly SampleNote[] = [
  {
    title: 'Charger: test report',
    text: 'Étienne waits for it. The maker promised it for Tuesday.',
    color: 'error',
    labels: ['Electronics'],
    hoursAgo: 8,
  },
  {
    title: 'Sample box from the fair',
    todo: ['Wooden farm', '✓ Tin kite', 'Marble run'],
    color: 'success',
    labels: ['Toys'],
    hoursAgo: 64,
  },
]

const warehouse: readonly SampleNote[] = [
  {
    title: 'Back door only',
    text: 'Candlemaker Steps. Parcels for Brno under 15 kg, they have no lift.',
    color: 'warning',
    labels: ['Deliveries'],
    pinned: true,
    hoursAgo: 10,
  },
  { title: 'Racks to inspect', todo: ['✓ Row 1', '✓ Row 2', 'Row 3', 'Mezzanine'], color: 'info', hoursAgo: 45 },
]

/** Notes of the other sample users, in the order of the users. */
export const teamPages = [sales, support, books, design, web, buying, warehouse] as const
