import type { SampleConversation } from './conversation.ts'
import { nightLight, packingRota, salesFigures } from './sample-files.ts'

const allUsers = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'] as const

/** Internal mail of the company. */
export const teamMail: readonly SampleConversation[] = [
  {
    subject: 'Peak season: rota for the packing table',
    messages: [
      {
        from: 'u8',
        to: ['u1'],
        cc: ['u3'],
        hours: 5.2,
        text: `Here is the rota from the 20th. The two extra people start on the Monday; I would put one of them beside Jamal, who explains well.

Amina, could you spare an hour on the two Fridays?

Gwen`,
        files: [packingRota],
      },
      {
        from: 'u3',
        to: ['u8'],
        cc: ['u1'],
        hours: 3.8,
        text: `Both Fridays from two o'clock on, gladly. I am faster with tape than with the telephone.

Amina`,
      },
    ],
    marks: { u1: { labels: ['Warehouse'], unread: 2 }, u3: {}, u8: { unread: 1 } },
  },
  {
    subject: 'Night-light, second colour',
    messages: [
      {
        from: 'u5',
        to: ['u1', 'u7'],
        hours: 23,
        text: `Three versions of the dusty green. I like the middle one on paper and the last one on the wall.

Priya`,
        files: [nightLight],
      },
      {
        from: 'u7',
        to: ['u5', 'u1'],
        hours: 22,
        text: `The middle one: the supplier has that pigment in stock, so nothing moves in the plan.

Meilan`,
      },
      {
        from: 'u1',
        to: ['u5', 'u7'],
        hours: 21,
        text: `Middle it is. Priya, please put it into the catalogue and send the proof to Isla.

Inês`,
      },
      {
        from: 'u5',
        to: ['u1', 'u7'],
        hours: 11,
        text: `It is in. The proof goes out tomorrow morning, when I have looked at it with fresh eyes.

Priya`,
      },
    ],
    marks: { u1: { labels: ['Catalogue'] }, u7: { unread: 1 }, u5: {} },
  },
  {
    subject: 'Second interview for the warehouse job',
    messages: [
      {
        from: 'u8',
        to: ['u1'],
        hours: 47,
        text: `I have spoken with all five. My two are Bronwen and Kofi: she has driven the reach truck for six years, he asked the best questions.

Shall I invite both for Thursday?

Gwen`,
      },
      {
        from: 'u1',
        to: ['u8'],
        hours: 45,
        text: `Yes, please, one after the other, and lunch with the team in between.

Inês`,
      },
    ],
    marks: { u1: { labels: ['Hiring'], starred: true }, u8: { labels: ['Hiring'] } },
  },
  {
    subject: 'Figures of the month',
    messages: [
      {
        from: 'u4',
        to: ['u1', 'u2'],
        hours: 7.5,
        text: `Good morning,

The month is closed. Toys are up 11 % on last year, lighting 4 %, paper is level. Three invoices are more than 30 days late, they are marked in the file.

Oliver`,
        files: [salesFigures],
      },
    ],
    marks: { u1: { labels: ['Invoices'], important: true }, u2: { unread: 1, important: true } },
  },
  {
    subject: 'Shop slow on Sunday evening',
    messages: [
      {
        from: 'u6',
        to: ['u1'],
        hours: 18,
        text: `It was the picture resizing: forty large photographs at once. They wait in a queue now, and the pages are back under a second. I keep an eye on it until Wednesday.

Jonas`,
      },
    ],
    marks: { u1: { folder: 'archive' } },
  },
  {
    subject: 'Cake on Friday',
    messages: [
      {
        from: 'u3',
        to: allUsers,
        hours: 25,
        text: `A customer has sent us a cake in the shape of the pull-along duck. It is at the reception until Friday at three, and then it is gone.

Amina`,
      },
      {
        from: 'u6',
        to: allUsers,
        hours: 24.5,
        text: `I will bring plates. Is the rope edible?

Jonas`,
      },
      {
        from: 'u3',
        to: allUsers,
        hours: 24,
        text: `It is liquorice, and it is also too short.

Amina`,
      },
    ],
    marks: { u1: {}, u2: { unread: 3 }, u4: { unread: 2 }, u5: { unread: 1 }, u6: {}, u7: { unread: 3 }, u8: {} },
  },
  {
    subject: 'Trade fair: who goes when',
    messages: [
      {
        from: 'u2',
        to: ['u1', 'u5', 'u7'],
        hours: 80,
        text: `The stand is confirmed, hall 4. I would do all three days, Priya the first and Meilan the last two. Inês, can you come for the evening with Kenjirō?

Tomasz`,
      },
      {
        from: 'u1',
        to: ['u2', 'u5', 'u7'],
        hours: 78,
        text: `I will be there, with the small gift. He likes the blue pottery from the market.

Inês`,
      },
    ],
    marks: { u1: { folder: 'archive' }, u5: { starred: true } },
  },
]
