import type { SampleConversation } from './conversation.ts'
import { creditNote, mayInvoice, woodenAxle } from './sample-files.ts'

export const moreClientMail: readonly SampleConversation[] = [
  {
    subject: '小火车车轮轴样品',
    messages: [
      {
        from: 'bozhou.chen',
        to: ['u7'],
        cc: ['u1', 'zhilan.lin'],
        hours: 33,
        text: `您好：

5 毫米轴的样品已经寄出，图纸见附件。按我们的测试，退货率会低很多。请测试后告诉我们结果，春节前三周停止接单。

陈柏舟`,
        files: [woodenAxle],
      },
      {
        from: 'u7',
        to: ['bozhou.chen'],
        cc: ['u1', 'zhilan.lin'],
        hours: 8,
        text: `柏舟，您好：

样品收到了，测试了 200 次，没有一个松动。我们决定改成 5 毫米，请按 800 套报价。

昭美兰`,
      },
    ],
    marks: { u1: { labels: ['Suppliers'], unread: 1 }, u7: { labels: ['Suppliers'] } },
  },
  {
    subject: 'Credit note for the freight of May',
    messages: [
      {
        from: 'rhys.pemberley',
        to: ['billing', 'u4'],
        cc: ['u1'],
        hours: 120,
        text: `Hi there,

Freight is on the invoice of May twice, once as a line and once in the unit price. Could you send a credit note? We pay on the 20th as always.

Rhys`,
        files: [mayInvoice],
      },
      {
        from: 'u1',
        to: ['rhys.pemberley'],
        cc: ['u4'],
        hours: 116,
        text: `Hello Rhys,

You are right, and thank you for reading so closely. The credit note is attached, Oliver has booked it.

Inês`,
        files: [creditNote],
      },
      {
        from: 'rhys.pemberley',
        to: ['u1'],
        cc: ['u4'],
        hours: 100,
        text: `Got it, all settled on our side. Have a good weekend!

Rhys`,
      },
    ],
    marks: { u1: { labels: ['Invoices'], folder: 'archive' }, u4: { labels: ['Invoices'], unread: 1 } },
  },
  {
    subject: 'Container for October: customs hold lifted',
    messages: [
      {
        from: 'niamh.cotterell',
        to: ['u1'],
        cc: ['u8'],
        hours: 3.1,
        text: `Morning Inês,

It was a missing weight on line 14, nothing worse. I read it to them over the phone and the hold is gone. Arrival is Tuesday, dock 3, between seven and nine.

Niamh`,
      },
    ],
    marks: { u1: { labels: ['Warehouse'], unread: 1, starred: true }, u8: { unread: 1 } },
  },
  {
    subject: 'Sixty days instead of thirty',
    messages: [
      {
        from: 'harpreet.bhamra',
        to: ['u2', 'u1'],
        hours: 54,
        text: `Dear Tomasz, dear Inês,

For the shop in Mysuru we would need sixty days on the first order. After that we are happy with thirty, as before.

Harpreet`,
      },
      {
        from: 'u2',
        to: ['u1'],
        hours: 53,
        text: `Between us: I would go to 45 and ask for a deposit of 20 %. He has never paid late.

Tomasz`,
      },
      {
        from: 'u1',
        to: ['u2'],
        hours: 51,
        text: `Agreed. Please write to him, he likes to hear it from you.

Inês`,
      },
      {
        from: 'u2',
        to: ['harpreet.bhamra'],
        cc: ['u1'],
        hours: 50,
        text: `Dear Harpreet,

Let us meet at 45 days with a deposit of 20 % for the first order in Mysuru. I hope the opening is a great day.

Tomasz`,
      },
      {
        from: 'harpreet.bhamra',
        to: ['u2'],
        cc: ['u1'],
        hours: 30,
        text: `That is fair, thank you. You are both invited, and there will be sweets.

Harpreet`,
      },
    ],
    marks: { u1: { labels: ['Clients'] }, u2: { labels: ['Orders'], starred: true } },
  },
  {
    subject: 'The rope on the pull-along duck',
    messages: [
      {
        from: 'rosalia.quintanar',
        to: ['support', 'u3'],
        cc: ['u1'],
        hours: 15,
        text: `Hello Amina,

Half of Portland says the rope is too short: toddlers can pull it, tall parents cannot. Nine letters this month. Ten centimetres more would do.

Rosalía`,
      },
      {
        from: 'u3',
        to: ['rosalia.quintanar'],
        cc: ['u1', 'u5'],
        hours: 13,
        text: `Hello Rosalía,

Thank you for collecting them. Priya has the next batch on her desk, and it will be twelve centimetres longer. Do send me the best of the nine letters.

Amina`,
      },
    ],
    marks: { u1: { labels: ['Clients'] }, u3: { unread: 0, labels: ['Praise'] }, u5: { unread: 1 } },
  },
  {
    subject: 'A short visit in September',
    messages: [
      {
        from: 'folake.oladiti',
        to: ['u1'],
        hours: 61,
        text: `Dear Inês,

I am in Bristol in the second week of September and would love to see where our cotton goes. Could I bring the indigo lengths that did not fit in the parcel?

Folákẹ́`,
      },
    ],
    marks: { u1: { labels: ['Suppliers'], snoozed: 40 } },
  },
  {
    subject: 'Photographs of the lamps',
    messages: [
      {
        from: 'sanne.vanduijvenbode',
        to: ['u5', 'u1'],
        hours: 140,
        text: `Hi Priya, hi Inês,

Of course you may use them, with my name small in a corner. The dog is not for sale.

Sanne`,
      },
    ],
    marks: { u1: { folder: 'archive', labels: ['Catalogue'] }, u5: { starred: true } },
  },
]
