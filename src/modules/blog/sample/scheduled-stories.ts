import type { Story } from './story.ts'

/** Scheduled posts and drafts. */
export const scheduledStories: readonly Story[] = [
  {
    title: 'Beaufort two: when to fly the tin kite',
    by: 'u7',
    days: -3,
    category: 'Lifestyle',
    tags: ['toys', 'outdoors'],
    cover: 'kite',
    coverAlt: 'A red kite with a long tail above green hills',
    excerpt: 'Leaves rustle, smoke leans over, and somebody says that it is not enough wind. It is.',
    text: `
The tin kite is not made of tin. It comes in one, so that it survives the boot of a car, and it weighs less than the tin does. People open it on a beach, look at the sky, and put it away again, because they think that kites need a storm.

## How much wind is two

Beaufort two is called a light breeze. You feel it in your face, leaves rustle, and a flag cannot make up its mind. A kite as light as this one is up at that, and it is the best wind to learn in, for it forgives.

- **At one** nothing flies. Have your sandwich first.
- **At two and three** let it out slowly, arm high, and walk backwards a few steps.
- **At four** hold on, and put gloves on children.
- **At five** leave it in the tin.

## Where

Not behind a house or a row of trees: the wind tumbles there, and the kite with it. Ten times as far away from a tree as the tree is high is a good rule. Nowhere near power lines, and within five kilometres of an airport not at all.

## If it will not stay up

Look at the tail. A kite that turns circles wants a longer one, and there is a spare in the tin. One that lies down sideways has its line in the upper ring when it should be in the lower. One that simply comes down again, gently, with dignity, has run out of wind. So has everybody, now and then.
`,
  },
  {
    title: 'Ten years at Tannery Yard',
    by: 'u1',
    days: -9,
    category: 'Social',
    tags: ['behind the scenes'],
    cover: 'tannery-yard',
    coverAlt: 'A brick workshop around a yard with bunting',
    excerpt: 'It rained through the roof on the first day. We stayed anyway.',
    text: `
The agent who showed us the yard had brought an umbrella, and used it indoors. There were four of us then. We had one lathe, a van that belonged to somebody's uncle, and an order for two hundred stacking boats that we had no idea how to make.

## What was here before

Leather, for a hundred and thirty years. On warm days you can smell it in the east wall. The long table on which we pack is the one on which hides were cut, and if you move the mat you can read the names of nine apprentices. We have added ours, under the mat, where the insurance does not look.

## What we got wrong

- We painted the floor. Never paint a floor on which things are rolled.
- We said yes to every colour for the first two years.
- **We did not hire Gwen until the third.**

## What we got right

We have a kitchen with a door that does not close, so that everybody hears what is going on. We answer letters. When a thing breaks, we want it back.

There will be soup in the yard on the anniversary, from noon until it is gone. Bring a bowl, and if you have it, your oldest boat. We should like to see what became of them.
`,
  },
  {
    title: 'What goes into the autumn catalogue',
    by: 'u5',
    category: 'Design',
    tags: ['catalogue'],
    cover: 'catalogue',
    coverAlt: 'An open catalogue with swatches of paper and linen',
    excerpt: '',
    text: `
Notes for the text at the front. Still needs a beginning.

## What has changed since spring

- The story lamp with eight windows, and the ring on its own.
- Slate blue only as long as the roll lasts; the new linen is lighter, and we should say why.
- The farm gets a donkey. It looks tired, in a good way.

## To ask

Meilan: may we already show the whale? Inês: one price list or two? Gwen: how many of the small boxes are left, really?
`,
  },
  {
    title: 'What a return costs',
    by: 'u3',
    category: 'Gadget',
    tags: ['repairs', 'packaging'],
    cover: '',
    coverAlt: '',
    excerpt: 'A lamp comes back. What happens to it, and what would have been better.',
    text: `
Every parcel that comes back has been on the road twice, opened twice and packed twice, once by somebody who was disappointed. I followed one for a week.

## Monday

It is on the shelf with the yellow tape. The note says: *too bright*. It has a dimmer, and the dimmer has a leaflet, and the leaflet was still folded.

To be continued: ask Linus how they do this in Sweden, and find out what share of "too bright" came from shops without a display.
`,
  },
  {
    title: 'Labels, in three languages',
    by: 'u6',
    category: 'Design',
    tags: [],
    cover: '',
    coverAlt: '',
    excerpt: '',
    text: `
French first, then English, says Geneviève. English first, says everybody else. Arabic on the other side, where it can begin on the right as it should.

Try: one label per language, and the picture in the middle. How large does the smallest letter have to be at arm's length?
`,
  },
]
