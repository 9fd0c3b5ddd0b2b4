import type { SampleConversation } from './conversation.ts'
import { stockFile } from './sample-files.ts'

/** Short conversations with clients, some of them in other users' mailboxes. */
export const shortMail: readonly SampleConversation[] = [
  {
    subject: 'Stock file for the move in March',
    messages: [
      {
        from: 'davi.lourencato',
        to: ['u1'],
        cc: ['u6'],
        hours: 44,
        text: `Hello,

We move our stock system in the second week of March, so please hold all orders in that week. A test file before that would help me. The columns I need are in the attachment.

Davi`,
        files: [stockFile],
      },
      {
        from: 'u6',
        to: ['davi.lourencato'],
        cc: ['u1'],
        hours: 41,
        text: `Hi Davi,

A test file with all 312 products is on your server now, codes as text, so no zeros get lost. Tell me if a column is missing.

Jonas`,
      },
    ],
    marks: { u1: { labels: ['Clients'] }, u6: { starred: true } },
  },
  {
    subject: 'الطلبية قبل معرض عمّان',
    messages: [
      {
        from: 'layla.zoubi',
        to: ['u1'],
        hours: 9,
        text: `صباح الخير إينيش،

نودّ إرسال طلبية كتب الأطفال قبل المعرض بشهرين كالعادة، أي مع نهاية هذا الشهر. هل تتوفّر الطبعة الثنائية اللغة من "القمر في جيبي"؟ نحتاج إلى 400 نسخة.

مع أطيب التحيات،
ليلى`,
      },
    ],
    marks: { u1: { labels: ['Clients'], unread: 1 } },
  },
  {
    subject: 'Return of the blue lamp, order 4471',
    messages: [
      {
        from: 'linus.sjoholm',
        to: ['u3'],
        hours: 12,
        text: `Hej Amina,

The switch of one lamp does not hold. The customer would rather have the same lamp again than the money. Shall we send it back to you or mend it here?

Linus`,
      },
      {
        from: 'u3',
        to: ['linus.sjoholm'],
        hours: 10,
        text: `Hej Linus,

Please mend it there if you can, I send you the switch and two spare ones today.

Amina`,
      },
      {
        from: 'linus.sjoholm',
        to: ['u3'],
        hours: 1.1,
        text: `The switch has arrived, the lamp burns, the customer smiles. Tack!

Linus`,
      },
    ],
    marks: { u3: { labels: ['Returns'], unread: 1 } },
  },
  {
    subject: 'Opening order for Bellweather',
    messages: [
      {
        from: 'keisha.lattimer',
        to: ['u2'],
        hours: 16,
        text: `Hi Tomasz,

Same again as in spring, plus 200 of the wooden farm. And please keep the first week of March free for our two-for-one.

Keisha`,
      },
    ],
    marks: { u2: { labels: ['Orders'], unread: 1, starred: true } },
  },
]
