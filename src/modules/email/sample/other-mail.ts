import type { SampleConversation } from './conversation.ts'

/** Newsletters, spam and deleted mail. */
export const otherMail: readonly SampleConversation[] = [
  {
    subject: 'Your parcels of this week: 214 delivered, 2 on their way',
    messages: [
      {
        from: 'Carraig Freight <reports@carraigfreight.example>',
        to: ['u1'],
        hours: 14,
        text: `Weekly report for Larkmoor.

- 214 parcels delivered, 98 % within two days
- 2 on their way, both expected tomorrow
- 0 returned

The whole list is in your portal.`,
      },
    ],
    marks: { u1: { labels: ['Warehouse'] } },
  },
  {
    subject: 'Trade fair news: halls, hotels and the night of the lamps',
    messages: [
      {
        from: 'Spring Fair <news@springfair.example>',
        to: ['u1', 'u2'],
        hours: 38,
        text: `The floor plan is out. Exhibitors in halls 3 and 4 build up from Wednesday noon.

Hotels near the fair give our guests the old price until Sunday.`,
      },
    ],
    marks: { u1: {}, u2: { folder: 'archive' } },
  },
  {
    subject: 'WIN a pallet of premium packing tape!!!',
    messages: [
      {
        from: 'Tape Giant <winner@tape-giant.example>',
        to: ['u1', 'u8'],
        hours: 10,
        text: `You have been CHOSEN. Click within 24 hours and answer three easy questions to receive your pallet.`,
      },
    ],
    marks: { u1: { folder: 'spam', unread: 1 }, u8: { folder: 'spam', unread: 1 } },
  },
  {
    subject: 'Your domain is about to expire',
    messages: [
      {
        from: 'Domain Desk <no-reply@domain-desk.example>',
        to: ['u1', 'u6'],
        hours: 34,
        text: `Dear owner, your domain expires TODAY. Renew now by wire transfer to keep your listing in the worldwide register.`,
      },
    ],
    marks: { u1: { folder: 'spam', unread: 1 }, u6: { folder: 'spam' } },
  },
  {
    subject: 'Quarterly newsletter: ten trends in gift wrapping',
    messages: [
      {
        from: 'Wrap Weekly <hello@wrapweekly.example>',
        to: ['u1'],
        hours: 58,
        text: `This quarter: why brown paper is back, ribbons that can be composted, and an interview with a man who folds a thousand boxes a day.`,
      },
    ],
    marks: { u1: { folder: 'spam' } },
  },
  {
    subject: 'Coffee machine: descaling on Wednesday',
    messages: [
      {
        from: 'Bean There Service <office@beanthere.example>',
        to: ['u1'],
        hours: 110,
        text: `We come on Wednesday between nine and ten. Please leave the machine switched off from half past eight.`,
      },
    ],
    marks: { u1: { trash: true } },
  },
  {
    subject: 'Old floor plan of the warehouse',
    messages: [
      {
        from: 'u8',
        to: ['u1'],
        hours: 200,
        text: `For the archive, before we move row 3. No need to keep it once the new one is up.

Gwen`,
      },
    ],
    marks: { u1: { trash: true } },
  },
  {
    subject: 'Thank you, and a question about the farm',
    messages: [
      {
        from: 'u1',
        to: ['katerina.dolezilova'],
        hours: 26.5,
        state: 'draft',
        text: `Dear Kateřina,

Thank you for the photograph of the window, it hangs in our kitchen now. One question about the farm:`,
      },
    ],
  },
  {
    subject: '',
    messages: [
      {
        from: 'u1',
        to: [],
        hours: 71,
        state: 'draft',
        text: `Points for the talk with the workshop in Đà Nẵng:

- 400 animals a month and not one more
- never hurry the varnish`,
      },
    ],
  },
]
