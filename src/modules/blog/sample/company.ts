import type { Story } from './story.ts'

/** Posts about the company and its partners. */
export const company: readonly Story[] = [
  {
    title: 'What eleven shopkeepers told us in Nuremberg',
    by: 'u2',
    days: 23,
    category: 'Social',
    tags: ['trade fairs', 'shops'],
    cover: 'fair-stand',
    coverAlt: 'A stand at a trade fair with flags and wooden toys',
    excerpt: 'Five days at stand 3-214, and a notebook full of things that people say when they are not buying.',
    text: `
You go to a toy fair to sell, and come home with what you were told. I had a notebook with me this year, a dot-grid pad in fact, and wrote down whatever people said after they had decided not to order anything. It is much the better half.

## On price

Nobody said that we are too expensive. They said: "I need one thing at nine euros beside it." A shelf where everything costs thirty is a museum. People want to be able to leave with something, and it is up to us that it is something good.

## On boxes

"You show me the toy, you sell me the box." That was Jürgen, whose family has kept a shop in the Palatinate for three generations. He turned our farm animals over in his hands for a long while, and then their carton for longer. In his shop the carton stands on the shelf, and ours tells you our address before it tells you how many animals are in it.

## On colour

Three people, in three languages, asked for a boat set in one colour of their own. We always refuse that. On the fourth day, tired, I asked one of them **why**. She wanted to give them away to every child that is born in her town, with the town's blue on them. I had my calculator out before she had finished.

## On us

- The prints on the wall are hung for tall people.
- The kite should be in the air.
- There is nowhere to put one's coffee.
- It is the only stand where somebody looked up when I came.

That last one was from a woman who runs two shops in Brno, and chooses everything by the sound it makes. She took the wooden animals home on trial. They must have sounded right, since the order for the whole farm came while I was still on the train.
`,
    remarks: [
      {
        by: 'Altstätter',
        hours: 6,
        text: 'I stand by it. Number of animals, large, top left. My grandmother would have said the same.',
      },
      {
        by: 'Löwenau',
        hours: 7,
        text: 'I was one of the three with the colour. The calculator was very quick.',
        replies: [{ by: 'u2', hours: 9, text: 'It had been waiting for years.' }],
      },
      {
        by: 'Doležilová',
        hours: 29,
        text: 'They sound like good shoes on a wooden floor. There is nothing better that one can say of a cow.',
      },
    ],
  },
  {
    title: 'Forty copies and a winter reading evening',
    by: 'u2',
    days: 66,
    category: 'Social',
    tags: ['reading', 'shops', 'books'],
    cover: 'reading-evening',
    coverAlt: 'A lit shop window at night with people listening to a reader',
    excerpt: 'Morag runs the warmest event in Edinburgh with a kettle, a lamp and forty books on sale or return.',
    text: `
On the third Thursday of November the shop in Candlemaker Steps closes at six and opens again at seven. The tables have gone to the cellar by then. There are thirty chairs, none of them alike, and a lamp.

Morag has run the winter reading evenings for nine years. She writes to us in September, by letter, to ask for forty copies of whatever it is to be, on sale or return. In nine years she has returned eleven books, of which one had tea on it and was paid for.

## How it is done

There is no microphone and no author. Somebody from the neighbourhood reads: the baker, a nurse after her shift, last year a boy of twelve who did all the voices. They read for twenty minutes. Then there is soup. Then somebody else reads on, from where the first one stopped.

I asked her for the rules, because other shops had asked us.

- **Do not start with the first page.** Start where it gets difficult.
- Nobody is introduced. If they are good, people will ask.
- The lamp is for the reader alone; everybody else sits in the dark and may cry.
- Soup, not wine. One goes home after wine.

## What it has to do with us

Not a great deal, and that is what I like about it. We send a box, and an empty one comes back. But every December the orders from that part of the city have a pattern that our stock program takes for an error: one title, forty copies in a night, and then two or three of it every week until Easter.

Jonas wanted to smooth that out of the forecast. We have left it in, with a note.
`,
    remarks: [
      { by: 'Abernethy', hours: 14, text: 'It was twelve books in nine years. I found another behind the boiler.' },
      { by: 'Rennick', hours: 16, text: 'Chairs are welcome. We are down to twenty-eight.' },
      { by: 'u6', hours: 20, text: 'The note in the forecast says “Morag”. It has never been wrong.' },
    ],
  },
  {
    title: 'A day at the packing table',
    by: 'u1',
    days: 88,
    category: 'Social',
    tags: ['behind the scenes', 'packaging'],
    cover: 'packing-table',
    coverAlt: 'A long table with parcels, a roll of paper and a pair of scissors',
    excerpt: 'Everybody in the company packs for one day a quarter. This was mine, and I was the slowest.',
    text: `
Gwen gives everybody the same place on the first morning: at the end of the table, beside the label printer, where you cannot do much harm. "Paper first," she says. "Anybody can tape."

Once a quarter each of us packs for a day. It was Gwen's idea, and she did not put it as an idea. She put it as a rota.

## Seven o'clock

The lists are on the table, sorted by the route of the vans and not by the time of the order. I had signed off that change in the office in February, without understanding it. By ten past seven I do: the heavy parcels go in first, and they are the ones that go farthest.

## Ten o'clock

I have packed nineteen parcels. Tomasz, who sells the things, has packed thirty-one, of which Gwen has opened four. "It rattles," she says. A parcel that rattles in here will rattle for eight hundred kilometres.

What I learned before lunch:

- The paper is crumpled once and pulled open again; only then does it spring.
- A lamp lies on its side. Always, even if it does not look like it.
- **The letter goes on top**, so that it is the first thing seen and not the last.

## Three o'clock

The label for Prairie has to be on two sides or their dock sends it back. There is a drawing of it above the table, with the two sides coloured in by somebody's daughter. I had spent a month last year on a process to avoid this mistake. The drawing has avoided it since Easter.

## Five o'clock

Fifty-two parcels. Gwen does a hundred and forty. She looks along my row, takes one up, shakes it next to her ear and puts it down again, which is as good as a medal.

I went back to the office and cancelled two meetings about the warehouse. We are going to have them at the table.
`,
    remarks: [
      { by: 'u8', hours: 2, text: 'A hundred and fifty-one that day. Since we are being exact.' },
      { by: 'Yengthao', hours: 19, text: 'Please thank somebody’s daughter from all of dock four.' },
    ],
  },
  {
    title: 'The indigo that stopped running',
    by: 'u7',
    days: 139,
    category: 'Design',
    tags: ['linen', 'suppliers'],
    cover: 'indigo-vats',
    coverAlt: 'Three dye vats in blues with cloth hanging above them',
    excerpt: 'Two years, sixty-one strips of cloth, and a chemist who would not say yes.',
    text: `
When I took over buying, there was a shoe box on my desk with sixty-one strips of blue linen in it. Each had a number, a date, and the word *non* in the same small hand.

The hand belongs to Théo, who is the chemist of the dye house that makes our slate blue. For two years we had been asking him for an indigo that would not come off on the sofa. For two years he had been sending us strips, and his verdict with them.

## Why indigo runs

Most dyes go into the fibre and hold on. Indigo sits on it, in layers, like paint on a fence, and every wash and every sofa takes a little off. That is why jeans fade, and why people love them. It is also why a pale sofa and a new shirt should not meet.

The usual cure is a fixer that nobody wants in a river. We had ruled it out, and so had Théo, somewhat before us.

## Strip sixty-two

What worked in the end is patience. Instead of three deep dips, the cloth gets nine light ones, and hangs in the air for an hour between them. The layers are thinner and hold on to each other. It needs a whole day instead of a morning, and no more dye than before.

- At 40 °C nothing comes off after the second wash.
- At 60 °C it still does, and the label says so.
- Rubbed dry on white cotton, two hundred times: a shadow.

The strip came in the post with a date and a number. In the place for the verdict he had written: *bon, enfin.*

I have kept the shoe box. When somebody in the office says that a thing cannot be done, I put it on their desk and go for lunch.
`,
    remarks: [
      {
        by: 'Vasselin',
        hours: 4,
        text: 'It was sixty-three. Sixty-two fell into the coffee, which did not run either.',
      },
      { by: 'Roquebert', hours: 5, text: 'I have the tracking numbers of all of them.' },
    ],
  },
]
