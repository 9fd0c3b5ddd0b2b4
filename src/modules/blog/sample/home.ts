import type { Story } from './story.ts'

/** Posts about using products at home. */
export const home: readonly Story[] = [
  {
    title: 'A reading corner in an afternoon',
    by: 'u1',
    days: 9,
    category: 'Lifestyle',
    tags: ['reading', 'rooms'],
    cover: 'reading-corner',
    coverAlt: 'An armchair by a window with a lamp, a shelf and a sleeping cat',
    featured: true,
    excerpt: 'No drill, no money to speak of, and a place that a child will go to without being asked.',
    text: `
People write to us for shelves and then ask, at the end of the letter, what they really want to know: how to make a child sit down with a book. We cannot answer that. We can tell you what the rooms had in common in which it happened.

## Low, and with a back

A reading corner is lower than you think. When we photographed forty of our customers' rooms for the autumn catalogue, the corners that were in use had their books between twenty and seventy centimetres above the floor, and their covers facing forwards. A row of spines is a wall. Six covers are an invitation.

It also has something behind it. Nobody likes to read with their back to a door. The end of a wardrobe, the side of a bed, the gap beside a chest of drawers: all of them do.

## A light of its own

The ceiling lamp belongs to the room. A corner needs a light that belongs to whoever sits there, and that they may switch on and off themselves.

- Put it at shoulder height, a little behind.
- Warm, and not bright: the page should be the lightest thing, not the wall.
- On the side of the hand that does **not** turn the pages.

## The afternoon

Take the rug from where it is in the way. Take two cushions and the blanket that nobody admits to liking. Turn a crate on its side, put six books into it with their covers to the front, and change two of them every Sunday when nobody is looking. Add the lamp. Leave.

![A crate on its side with picture books in it](book-crate)

The leaving matters. Of everything that we saw, the rooms in which the corner was used had one more thing in common: it was nobody's idea. It had simply been there one day after school, already warm, with the book open at the page with the whale.
`,
    remarks: [
      {
        by: 'Aldahl',
        hours: 4,
        text: 'We copied this in the store in Duluth. Two grown men fell asleep in it on Saturday.',
      },
      {
        by: 'Vaziri',
        hours: 12,
        text: 'Twenty to seventy centimetres is exactly what our display measures. May I quote you to my boss?',
        replies: [{ by: 'u1', hours: 14, text: 'With pleasure. Tell them it was science; there was a tape measure.' }],
      },
      { by: 'u3', hours: 33, text: 'The blanket that nobody admits to liking has found its purpose in our house.' },
    ],
  },
  {
    title: 'Wash linen like you mean it',
    by: 'u5',
    days: 44,
    category: 'Lifestyle',
    tags: ['linen', 'care'],
    cover: 'linen-line',
    coverAlt: 'Shirts and aprons dry on a line in front of a hill',
    excerpt: 'Linen does not want to be spared. Six rules from the people who weave it.',
    text: `
Every spring somebody returns a linen shirt because it is creased. We take it back, since that is what we promised, and iron it, and wear it. Linen is the one cloth in the house that gets better the worse you treat it, within reason. This is the reason.

## Six rules

- **Wash it before you judge it.** New linen is stiff because the flax still has its own gum in it. After three washes it hangs, after ten it flows.
- **Forty degrees, plenty of water.** Linen drinks. In a full drum it rubs against itself, and that is where the pale lines come from.
- **Go easy on the powder and leave out the softener.** Softener coats the fibre, so that it cannot take up water. A shirt that cannot take up water is a raincoat.
- **Hang it dripping.** The weight of the water is the iron.
- **If you do iron, iron it damp** and on the inside. Dry linen never forgives.
- **Fold it differently now and then.** Flax breaks where it is always bent.

## About blue

Our slate blue is fast at forty degrees and not at sixty; Théo in the dye house sent us the strips to prove it. The indigo loses a little into the first two washes, as indigo must. Wash it with jeans, not with the shirt that you are to be married in.

## About creases

There is a word in Élodie's village for the look of a linen jacket at the end of a long lunch, and it is a compliment. A crease is a diary. You sat, you leaned on something, you carried somebody who had gone to sleep.

> A pressed linen shirt says that you have time. A creased one says that you had some.

And if you spill on it: cold water, at once, from behind. Then carry on with lunch.
`,
    remarks: [
      { by: 'Garnault', hours: 6, text: 'The word is “vécu”. My grandmother would add: and now sit up straight.' },
      { by: 'Vasselin', hours: 8, text: 'Not at sixty. Thank you for putting it in writing.' },
    ],
  },
  {
    title: 'The parcel that nobody throws away',
    by: 'u1',
    days: 73,
    category: 'Lifestyle',
    tags: ['packaging', 'toys'],
    cover: 'parcel-house',
    coverAlt: 'A cardboard parcel turned into a house with a door and windows',
    excerpt: 'We printed a dotted line inside our boxes, as a joke. Then the photographs began to arrive.',
    text: `
The best toy that we sell is not in the catalogue. It is brown, it weighs four hundred grams, and most people pay to have it taken away.

Two years ago Priya drew a door on the inside of our largest carton. Just a dotted line, a hinge and a round window, in the same grey as the recycling marks, where nobody would see it before the parcel was empty. She told no one but the printer. It was meant for whoever would be cutting the box up anyway.

## Four hundred photographs

The first picture arrived nine days later: a house with a cat in it. By Christmas there were four hundred. There were garages, a bakery, a hospital for bears, a rocket that had needed two parcels and, the letter said, a second order that had not otherwise been necessary. We apologise, and we noticed.

## What is inside now

Every size has its own drawing, and they fit together:

- the small carton is a shop counter with a till;
- the middle one is a boat, with oars in the flaps;
- the large one is still the house, and its roof is the lid of the middle one turned over.

The lines are pressed and not cut, so the box carries thirty kilograms as before. The ink is the same that prints the address. It adds nothing to the price of a carton, which is the only reason why we were allowed to do it.

## What it taught us

We spend months on the things in the box. We test them, round them, argue about a shade of red. Then a child sits down in the packaging, and is gone for the afternoon.

We do not think this means that we should sell cardboard. But whenever a new toy has been on the table for too long now, somebody will say: would they rather have the box? If the answer takes more than a second, we start again.
`,
    remarks: [
      { by: 'Šťáva', hours: 10, text: 'Confirmed. We are six adults in a warehouse and we have a bakery.' },
      { by: 'u8', hours: 12, text: 'For the record, the rocket is mine.' },
      {
        by: 'Yengthao',
        hours: 50,
        text: 'The dock still wants its label on two sides. Could one of them be the chimney?',
      },
    ],
  },
  {
    title: 'Half an hour of dimming',
    by: 'u3',
    days: 16,
    category: 'Health',
    tags: ['sleep', 'lamps'],
    cover: 'night-light',
    coverAlt: 'A paper lamp glows beside a bed, the moon stands in the window',
    featured: true,
    excerpt: 'Why the paper night-light takes its time, and what parents told us about the minutes before sleep.',
    text: `
The question that reaches our support desk most often about the paper night-light is not about the battery. It is: can I make it go out faster? You cannot, and since I am the one who has to say so, I asked why.

## It began with a switch

The first night-light had a switch. In the trial families it was switched off at eight, and on again at four past eight, and off, and on. Light that ends at once is an event. Somebody has ended it, and it can be ended differently.

Then Jonas programmed a lamp that took half an hour. It loses a thirtieth of its light every minute, which is less than an eye notices. Nobody could say when it had become dark. In the second week the calls of "one more" went from four an evening to one, and two families asked to keep the lamp.

## What we do not know

We are a company that makes lamps and not a sleep laboratory. Fourteen families are not a study. A doctor whom we asked was friendly about it and said three things that we repeat here because they cost nothing:

- the same order every evening matters more than the hour;
- warm and low light is better than bright light, for everybody in the room;
- **what is read matters less than who reads it.**

## Use the half hour

The lamp is a clock that needs no reading. Amira, who is five, explains it to her brother like this: "When it is yellow you may talk, when it is orange you may whisper, and when you cannot see the bear you are asleep."

If half an hour is too long in your house, start the lamp earlier, while the teeth are still being brushed. If it is too short, press once more; it goes back by ten minutes and does not tell on you.
`,
    remarks: [
      {
        by: 'Bergkvist',
        hours: 3,
        text: '“When you cannot see the bear you are asleep” will be on our poster in January, if Amira agrees.',
      },
      {
        by: 'Arrizabal',
        hours: 18,
        text: 'We have one in every family room now. The grown-ups use it, too. Please do not print that.',
        replies: [{ by: 'u3', hours: 19, text: 'Your secret is safe with the whole internet.' }],
      },
    ],
  },
  {
    title: 'Screens off at seven: a week with five families',
    by: 'u3',
    days: 121,
    category: 'Health',
    tags: ['sleep', 'families', 'reading'],
    cover: 'evening-table',
    coverAlt: 'A table with cards, a lamp and two mugs in the evening',
    excerpt:
      'Five households tried it for seven days. Two gave up, one will never go back, and all of them found the cards.',
    text: `
We asked five families among our customers to put everything with a screen into a drawer at seven in the evening, for a week, parents included. In return they got a parcel with a lamp, a book and a game. They were to write down what happened. What happened was not what we had expected.

## Monday and Tuesday

"Long," writes the family in Bath. "Who knew that an evening had so much evening in it?" In Swansea the father went to bed at half past eight because nobody had told him not to. In Bristol they found a pack of cards behind the drawer into which they were putting the telephones.

## Wednesday

Two families stopped. One had a grandmother in another country, who rings up on video at half past seven and is more important than any experiment. We agree. The other one had a football match.

## Thursday to Sunday

Here the diaries get shorter. We take that as a good sign.

- Everybody went to bed earlier, the parents by more than the children.
- The reading, where there was some, was aloud. Nobody had planned that.
- **Boredom lasted for about twenty minutes**, in every household, and then turned into something: a den, a cake, a quarrel about the rules of a game that had none.

> On Saturday they built a post office. I bought a stamp. It was the best news I have had from that address all year.

## And afterwards

We rang up a month later. One family still does it, every day but Friday. Two keep Sundays. The family with the grandmother have moved her call to half past six, and she now tells a story while they lie on the rug with the small lamp on and the big one off.

None of this proves anything. But the drawer costs nothing, and the cards are in it.
`,
    remarks: [
      { by: 'u6', hours: 5, text: 'As the one who programs the lamp: I count as a screen now?' },
      {
        by: 'Castellvell',
        hours: 22,
        text: 'We tried the drawer in our breakfast room. One guest cried, and then asked for the marmalade.',
      },
    ],
  },
]
