import type { SampleConversation } from './conversation.ts'
import { cartonLabel, foilSketch, lampTests, packingList } from './sample-files.ts'

/** Mail from clients and suppliers to the head of operations. */
export const clientMail: readonly SampleConversation[] = [
  {
    subject: 'Proof copy of the autumn catalogue',
    messages: [
      {
        from: 'isla.drummond',
        to: ['u1'],
        hours: 52,
        text: `Dear Inês,

Would you be able to send me the proof before it goes to print? I would like to check the picture books against what our shops have on order. Twelve of the titles moved to new shelves this summer.

Isla`,
      },
      {
        from: 'u1',
        to: ['isla.drummond'],
        hours: 49,
        text: `Hello Isla,

Of course. Priya is changing the second colour of the night-light today, and then the file is yours. Please look at pages 12 to 19 above all.

Inês`,
      },
      {
        from: 'isla.drummond',
        to: ['u1'],
        cc: ['callum.rennick'],
        hours: 1.4,
        text: `Wonderful, thank you. Two things we saw in last year's, so that we all remember:

- the fox book had the price of the box set
- "The moon in my pocket" stood in the wrong age group

Callum is copied in, he will do the shelf labels from your file.

Isla`,
      },
    ],
    marks: { u1: { labels: ['Clients', 'Catalogue'], unread: 1, important: true } },
  },
  {
    subject: 'Lamp certificates: the charger is still missing',
    messages: [
      {
        from: 'etienne.larouche',
        to: ['u1'],
        cc: ['genevieve.thibodault'],
        hours: 74,
        text: `Hello,

I have the report for the lamp itself, thank you. For the charger I still have nothing, and without it we cannot put the lamp on the floor in October. Is it with the laboratory?

Étienne Larouche
Quality and compliance`,
      },
      {
        from: 'u1',
        to: ['etienne.larouche'],
        cc: ['genevieve.thibodault', 'u7'],
        hours: 70,
        text: `Hello Étienne,

Meilan has asked our supplier again this morning. They promise it before the end of the month. I will send it the hour it arrives.

Inês`,
      },
      {
        from: 'ziheng.huang',
        to: ['u7'],
        cc: ['u1'],
        hours: 6,
        text: `Hello Meilan, hello Inês,

The laboratory finished yesterday. Attached is the summary; the stamped original follows by courier. Battery life is now 14 hours with the new chip.

Best regards,
Ziheng`,
        files: [lampTests],
      },
      {
        from: 'genevieve.thibodault',
        to: ['u1'],
        hours: 2.2,
        text: `Chère Inês,

Étienne tells me we are one paper away. The window is booked for the last week of October, so please, s'il te plaît, by Friday!

Geneviève`,
      },
    ],
    marks: {
      u1: { labels: ['Clients'], unread: 2, starred: true, important: true },
      u7: { labels: ['Suppliers'], unread: 1 },
    },
  },
  {
    subject: 'Order 2,400 picture books: split over two containers?',
    messages: [
      {
        from: 'wanjiku.muthama',
        to: ['u1'],
        cc: ['u2'],
        hours: 28,
        text: `Good morning Inês,

The grant has come through for all forty libraries. Would you rather ship in one container in March or half now and half in April? Our schools open on the 6th.

Wanjiku`,
      },
      {
        from: 'u2',
        to: ['wanjiku.muthama'],
        cc: ['u1'],
        hours: 26,
        text: `Dear Wanjiku,

What splendid news. From the price side it is the same for us: the offer holds until the end of June either way. Inês knows what the warehouse can do.

Tomasz`,
      },
      {
        from: 'silas.wafubwa',
        to: ['u1', 'u2'],
        hours: 4.5,
        text: `Two containers, please, if I may choose. The port is slow in March and I would sooner have one of them early than both of them late.

I need the packing list three days before each ship, in one file, with weights. Last time's is attached, it was perfect.

Silas`,
        files: [packingList],
      },
    ],
    marks: { u1: { labels: ['Clients'], important: true }, u2: { labels: ['Orders'], unread: 1 } },
  },
  {
    subject: 'Every carton needs the label on two sides',
    messages: [
      {
        from: 'mai.yengthao',
        to: ['u1'],
        cc: ['u8'],
        hours: 31,
        text: `Hi Inês,

Eleven cartons of the last delivery were refused at the dock because the label was on one side only. They went through on Monday, no charge this time. Here is the template once more.

Mai`,
        files: [cartonLabel],
      },
      {
        from: 'u8',
        to: ['u1'],
        cc: ['mai.yengthao'],
        hours: 29,
        text: `That was me: the second roll had run out and nobody said so. There are four rolls at the packing table now, and a line on the checklist.

Gwen`,
      },
      {
        from: 'mai.yengthao',
        to: ['u8', 'u1'],
        hours: 27,
        text: `Perfect, thank you both. You are still our easiest vendor.

Mai`,
      },
    ],
    marks: { u1: { labels: ['Clients', 'Warehouse'] }, u8: { unread: 1, labels: ['Warehouse'] } },
  },
  {
    subject: 'Anniversary notebooks: first calculation',
    messages: [
      {
        from: 'nadege.toussainte',
        to: ['u1'],
        cc: ['u5'],
        hours: 20,
        text: `Hello Inês,

Did you get any further with the house line? 3,000 pieces, foil on the cover, the ivory paper if the mill still has it. Our designer made a sketch of the cover.

Nadège`,
        files: [foilSketch],
      },
      {
        from: 'u1',
        to: ['nadege.toussainte'],
        hours: 0.6,
        state: 'draft',
        text: `Hello Nadège,

The foil is possible and looks lovely on the ivory. For 3,000 pieces we are at`,
      },
    ],
    marks: { u1: { labels: ['Clients'], starred: true }, u5: { unread: 1 } },
  },
  {
    subject: 'Paper price from 31 March',
    messages: [
      {
        from: 'beatrice.tomasin',
        to: ['u1'],
        hours: 96,
        text: `Buongiorno Inês,

I can hold today's price until 31 March, afterwards it will be about 4 % more. If you tell me by Friday, I reserve two tonnes of the ivory 120 g for you.

Beatrice`,
      },
      {
        from: 'u1',
        to: ['beatrice.tomasin'],
        bcc: ['u4'],
        hours: 92,
        text: `Buongiorno Beatrice,

Two tonnes, please, on the usual terms. And thank Niccolò for the advice about the curl: since the pallets rest for two days we have not lost a sheet.

Inês`,
      },
      {
        from: 'beatrice.tomasin',
        to: ['u1'],
        hours: 90,
        text: `Done, they carry your name now. Niccolò is very proud.

Beatrice`,
      },
    ],
    marks: { u1: { labels: ['Suppliers'], folder: 'archive' }, u4: { labels: ['Invoices'] } },
  },
]
