import type { Story } from './story.ts'

/** Posts about production. */
export const workshop: readonly Story[] = [
  {
    title: 'How the story lamp got its eighth story',
    by: 'u5',
    days: 4,
    category: 'Design',
    tags: ['lamps', 'stories', 'behind the scenes'],
    cover: 'story-lamp',
    coverAlt: 'A lamp throws the picture of a house in the snow onto a wall',
    featured: true,
    excerpt: 'Seven stories fitted on the ring. Then a girl in Leeds asked why none of them had a grandmother in it.',
    text: `
The story lamp turns one picture at a time onto the bedroom wall. There are six pictures to a story, and for two years there were seven stories: enough for a week, we thought, and the number suited the ring, which clicks into seven places.

Then a letter came from Leeds, in pencil, from a girl who signs herself R. She had counted. There were four bears in our stories, two foxes, a postman, and a whale. "Why," she wrote, "is there no grandmother?"

## Seven is a comfortable number

The honest answer was that seven fitted. The ring inside the lamp is cut from a single piece of beech, and each story is a strip of film no wider than a thumbnail. An eighth meant thinner walls between the strips, and thinner walls had cracked in our first trials, in the dry weeks of February when every house has its heating on.

We tried three things, in this order:

- making the film narrower, which made the pictures look as if seen through a letter box;
- making the ring wider, which made it too large for a small hand to turn;
- making the ring of maple instead of beech, which simply worked.

Maple is closer in the grain. Where beech wants to split along its flecks, maple holds a wall of 1.8 millimetres as if it had been poured. It costs a little more, and it is paler, so that the new lamps are easy to tell from the old ones.

![A ring of wood with eight windows on a workbench](workbench)

## The grandmother

The eighth story is called *Snow on the Post Van*, after our picture book. In the book the van gets stuck and the village digs it out. In the lamp there is room for six pictures only, so we gave the shovel to one person. She is seventy-four, she wears her late husband's coat, and she does not make a fuss about it.

> She digs, the van goes, and the last picture is a cup of tea. I have never been prouder of a cup of tea.

We sent R. the first one off the bench, with the number 1 burnt into its foot. Her answer came within the week. The grandmother was good, she said. The whale should be next.

## If yours has seven

If you own a lamp with seven stories: the new ring fits it. It is in the shop on its own, at the price of the wood and the film, and changing it takes a coin and about a minute.
`,
    remarks: [
      {
        by: 'Drummond',
        hours: 5,
        text: 'The letter is now on our shop wall. Three customers have asked whether the whale is coming.',
        replies: [
          { by: 'u5', hours: 7, text: 'The whale is being drawn. I can promise nothing before spring.' },
          { by: 'Drummond', hours: 8, text: 'Then I shall promise nothing, very loudly.' },
        ],
      },
      {
        by: 'Larouche',
        hours: 20,
        text: 'Is the new ring covered by the same test report, or does the maple need its own?',
      },
      {
        by: 'u7',
        hours: 26,
        text: 'I carried the first maple samples home in my coat pocket. They smelled of pancakes.',
      },
    ],
  },
  {
    title: 'Why our boats float upright',
    by: 'u5',
    days: 31,
    category: 'Design',
    tags: ['toys', 'wood', 'behind the scenes'],
    cover: 'stacking-boats',
    coverAlt: 'Three toy boats of different colours on a calm sea',
    excerpt: 'A toy boat has one job, and most of them fail at it within a minute. Ours took eleven hulls.',
    text: `
Put a wooden boat into a bath and watch. Nearly every one of them leans to a side, thinks about it, and lies down. The reason is simple: wood floats, so the boat has nothing to hold its feet in the water. Real boats carry lead or stone down there. A toy for a one-year-old may carry neither.

We wanted five boats that fit into each other like cups, float upright, and do not crack when they dry on the edge of the tub. It took eleven hulls.

## Where the weight is

The first four were too handsome. They had high sides and a fine bow, and every gram of that sat above the waterline. Number five looked like a bar of soap and floated perfectly, which told us what we needed to know: **a boat that stays up is wide and dull below and may do what it likes above.**

What we had been feeling our way to has a name and a formula, as Kenjiro found out on hull number six:

[Metacentric height](https://en.wikipedia.org/wiki/Metacentric_height)

From then on we shaped from the water upwards. The bottom is flat and thick, two fifths of the height. The sides go up straight and thin. Inside, the hollow for the next boat is cut high, so that the thickest wood stays low.

## What drying does

A boat that is soaked every evening and dried every night moves more than a door does in a year. We lost three hulls to cracks that began at the end grain, always at the bow.

- Maple moves less than beech, so they are maple.
- The bow is rounded inside as well as outside, because cracks begin in corners.
- The paint is thin and based on water; a thick coat locks the damp in and bursts.

## How we test

There is a washing-up bowl in the corner of the workshop. Each boat goes in, is pushed under on one side, and has to come up by itself within two seconds, thirty times. Then it goes on the radiator for a night. After forty nights of that, number eleven looked like a boat that had been loved, and not like firewood.

If yours leans: it is wet inside. Give it a week on a shelf, keel down, and it will stand again.
`,
    remarks: [
      {
        by: 'Doležilová',
        hours: 11,
        text: 'My son did the thirty times test in one evening. Number three passed, the bathroom floor did not.',
        replies: [{ by: 'u5', hours: 13, text: 'We should print a warning about bathroom floors.' }],
      },
      { by: 'Löwenau', hours: 30, text: 'Please keep the bar of soap, number five. I would sell it as it is.' },
    ],
  },
  {
    title: 'Rounded corners: what children do to books',
    by: 'u5',
    days: 58,
    category: 'Design',
    tags: ['books', 'behind the scenes'],
    cover: 'board-books',
    coverAlt: 'A stack of thick picture books with rounded corners, a toy goose on top',
    excerpt: 'We lent forty board books to a nursery for a month and looked at what came back.',
    text: `
Forty copies of *Nine Boats and a Goose* went to a nursery in Bedminster on the first of the month. On the thirtieth, thirty-eight came back in a fruit crate. One had gone home in somebody's rucksack and is presumably happy. One had been eaten.

We spread the thirty-eight on the long table and sorted them by what had happened to them. It is the most useful hour we have ever spent on a book.

## What we saw

- **Corners go first.** Of the sharp-cornered half, every single one had split into its layers at the lower right. Of the rounded half, three had.
- **The spine goes second.** Children open a book as far as it will go, and then a little farther. The wrapped spine held; the glued one did not.
- **Pages two and three wear out before all others.** Nobody knows why. Perhaps that is where one decides whether to stay.
- **Nobody licks the last page.** The goose must not taste good.

## What we changed

All our board books now have corners with a radius of 8 millimetres. Six looks better on the shelf, ten looks like a biscuit; eight is what a small palm seems to expect. The spine is wrapped. The board is 2.4 millimetres instead of two, which takes one spread away from the story, and the story is better for it.

The surface is the part that people ask about. It is not laminated with film. A thin coat based on water keeps the jam out well enough, and at the end of its life the whole book may go into the paper bin, where a laminated one may not.

> A book for one-year-olds is not a small book. It is a toy with an argument.

To the parents of the child who ate number seventeen: there is nothing harmful in it, which we knew, and we have put a new copy into the post, which you did not ask for.
`,
    remarks: [
      { by: 'Abernethy', hours: 9, text: 'Page two is where the goose looks straight at you. I would stay as well.' },
      {
        by: 'Tomasin',
        hours: 40,
        text: 'The 2.4 mm board comes from our second machine. I shall tell them what it is up against.',
        replies: [{ by: 'u5', hours: 44, text: 'Please also tell them that it won.' }],
      },
    ],
  },
  {
    title: 'Paper has a grain',
    by: 'u7',
    days: 97,
    category: 'Design',
    tags: ['paper', 'travel'],
    cover: 'paper-mill',
    coverAlt: 'Sheets of paper hang in a mill beside a river',
    excerpt: 'The notebooks curled, and nobody knew why. So I took a train to the mill.',
    text: `
In March the ivory notebooks began to curl. Not all of them, and not always: they lay flat in the morning and by the afternoon they had lifted their covers like cats asking to be let out. Gwen stacked bricks on them. I took a train to Valmora.

## A river, first of all

The mill stands where it stands because of the water, and you hear it before you see anything. Niccolò, who has been its engineer for nineteen years, walked me along the machine from the wet end to the dry one. It is as long as our street. At the beginning there is a milk that is nearly all water; at the end a roll that weighs as much as a van.

"Look at it against the light," he said, and tore off a strip. All the fibres lie in one direction, like hair that has been combed. That is the grain. Paper grows and shrinks with the weather, but hardly at all along the grain and a great deal across it.

## So why did they curl?

Two things had happened to us at once.

- Our printer had turned the sheets to save a few centimetres, so the grain ran **across** the spine instead of along it.
- Our warehouse had been too dry after the new heating came in. The paper took up water again on the customers' desks, and had nowhere to go but up.

Niccolò was too polite to say that either would have been enough.

## What we do now

The grain runs along the spine in everything we bind, and the order says so in capital letters. Pallets rest for two days in the room in which they will be cut. A small round hygrometer hangs above the cutting table; it was the cheapest thing we bought this year and it is the one that everybody looks at.

You can find the grain of any sheet without a mill. Tear it once downwards and once across. Along the grain the tear runs straight; across it, it wanders. I have been doing this to receipts ever since, to the despair of our accounts.
`,
    remarks: [
      {
        by: 'Brandalise',
        hours: 15,
        text: 'Nineteen and a half years. You are welcome again, bring the colleague with the bricks.',
      },
      { by: 'u4', hours: 21, text: 'So that is what happened to the receipts.' },
    ],
  },
]
