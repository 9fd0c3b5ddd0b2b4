import type { Story } from './story.ts'

/** Posts about electrical devices. */
export const devices: readonly Story[] = [
  {
    title: 'Repair first: the story of a stiffer spring',
    by: 'u3',
    days: 37,
    category: 'Gadget',
    tags: ['lamps', 'repairs'],
    cover: 'repair-bench',
    coverAlt: 'A lamp taken apart on a bench, its parts laid out in a row',
    excerpt:
      'Three loose switches in a box of forty. It would have been cheaper to send new lamps. We are glad that we did not.',
    text: `
Four times a year a parcel arrives from Sweden with every lamp in it that came back to Fjäll's shops. Linus packs it himself, and puts a list on top that says what is wrong with each. In spring it said, three times, *switch loose*.

Three of forty is a lot. A new switch costs us eleven pence and ten minutes; a new lamp costs the shop nothing at all, since we send it. The easy thing is the new lamp. Then you have a drawer full of old ones, and you have learned nothing.

## What was loose

We took all three apart on the same afternoon. The switch was fine. Behind it there is a spring, as small as a grain of rice, which pushes it back; and the spring had been made for a switch that is pressed, while children, it turns out, **twist**.

You could not have seen it in any of our tests. Our machine presses ten thousand times, straight, at an adult's idea of a polite speed.

## What we changed

- The spring is of a wire one tenth of a millimetre thicker.
- The hole has got a collar, so that a twist is a twist of the knob and not of the wire.
- The machine now presses, twists, and drops the lamp from a bed.

## What you can do

If the switch of your lamp wobbles, write to us and we will post you the new spring with a drawing. You need a small screwdriver and a table with an edge, so that nothing rolls off. Nine of ten people who asked for the part have fitted it themselves. The tenth sends us the lamp, and gets the same lamp back.

We count the repairs, and for the first time this year there were more of them than replacements. Linus noticed it before we did: his parcel in autumn was so small that it came as a letter.
`,
    remarks: [
      { by: 'Sjöholm', hours: 7, text: 'I kept one loose switch for the office. It is very calming to twist.' },
      {
        by: 'Bergkvist',
        hours: 10,
        text: 'Can we have the drawing as a poster for the repair desk?',
        replies: [{ by: 'u3', hours: 12, text: 'It is on its way, in Swedish.' }],
      },
    ],
  },
  {
    title: 'One cable for everything in the nursery',
    by: 'u6',
    days: 52,
    category: 'Gadget',
    tags: ['lamps', 'USB-C'],
    cover: 'one-cable',
    coverAlt: 'One cable leads to a lamp, a clock and a music box',
    excerpt: 'We counted the chargers in our own homes, and were ashamed. Here is what it took to get down to one.',
    text: `
I put all the chargers in our flat on the kitchen table and photographed them. There were twenty-three. Four belonged to things that we make.

Of those four, no two were alike. The night-light had a small round plug, the clock a smaller one, the music box a micro-USB socket that goes in the right way at the third try, and the story lamp a brick. Each of them had been the sensible choice at the time.

## The decision

Everything we sell with a battery charges by USB-C, from this spring on. It sounds like a line in a leaflet, and it was seven months of work.

- The socket is wider than the old one, so four housings had to be drawn again.
- The lamps ask for so little current that clever chargers take them for nothing at all and switch off. A resistor that costs less than a crumb tells the charger that somebody is there.
- **There is no charger in the box.** You have one. If you do not, we sell one, at what it costs.

## The part that I like

The socket is the weakest point of any small device. It is where people pull. So it sits on a little board of its own now, held by two screws, and not on the one with the expensive parts. If it breaks, it is a repair for a Sunday afternoon and not the end of a lamp.

## And the old ones?

Keep them as long as they work. We have adapters for all three old plugs in the spare parts shop, and enough of them for ten years. Gwen has counted.

The photograph of the kitchen table is the background of my screen. There are nineteen on it at the moment. I have begun to look at the toothbrush in a certain way.
`,
    remarks: [
      {
        by: 'Larouche',
        hours: 9,
        text: 'Thank you. The certificate for the charger has arrived as well, you may stop holding your breath.',
      },
      { by: 'u1', hours: 11, text: 'Thirty-one on our table. We do not talk about it.' },
    ],
  },
  {
    title: 'A web shop that knows its stock',
    by: 'u6',
    days: 110,
    category: 'Gadget',
    tags: ['web', 'shops'],
    cover: 'stock-feed',
    coverAlt: 'Shelves of parcels beside a screen that shows the same shelves',
    excerpt: 'It said “3 left” for nine weeks. How we taught the shop to stop guessing.',
    text: `
For nine weeks our shop said that there were three paper night-lights left. People hurried. There were, as Gwen pointed out on the tenth Monday, two hundred and forty of them, on the pallet next to her desk.

It had been my bug. But it was a bug of the kind that comes from a picture in one's head: I had thought of stock as a number that one has. It is not. It is a number that one *agrees on*, between a shelf, a lorry, a basket and a person who is just typing their address.

## What is promised, and when

We drew it on the window with a marker, all of it, and then built that.

- **In the basket** promises nothing. A basket is a wish.
- **At the checkout** the pieces are looked at once more, and you are told before you pay, not after.
- **Paid** takes them off, in the same moment in which the order is written. Both happen or neither does.
- **Cancelled** puts them back, and somebody in the warehouse gets to see it.

## Two people, one lamp

The interesting case is the last piece. Two people press the button in the same second; we have the log of it, from a Sunday in December. One of them has to be told no. What matters is that it is told to exactly one, at once, and in a sentence that a human being would say.

> "Somebody was a moment faster. We have told the warehouse that you are waiting."

We do tell them. Gwen has a bell.

## Since then

Shops that sell our things get the same numbers that we see, every five minutes. Deniz connected the first of them, and found within a day that our article numbers lost their leading zeros on the way. They are text now. If you ever build such a thing: they were always text.
`,
    remarks: [
      { by: 'Karaca', hours: 3, text: 'Twice. They lost them twice. But who is counting.' },
      { by: 'u8', hours: 5, text: 'The bell is real, and it is too loud.' },
      { by: 'Rourke', hours: 28, text: '“A basket is a wish” goes straight onto our team’s wall.' },
    ],
  },
  {
    title: 'Squeaks, and other reasons to send a toy back',
    by: 'u7',
    days: 153,
    category: 'Health',
    tags: ['toys', 'safety', 'suppliers'],
    cover: 'toy-tests',
    coverAlt: 'A wooden duck on a scale between a ruler and a magnifying glass',
    excerpt: 'I refuse about two toys in three. These are the six tests that they fail, in the order of how often.',
    text: `
The samples arrive on Tuesdays. By Wednesday two thirds of them are back in their boxes, with a note. I am told that my notes are pinned up in a factory in Zhejiang, under the heading *the lady with the ruler*. I am rather proud of it.

Everything we sell has been tested by a laboratory, as the law wants. This is about what I do before that, at my desk, with things that anybody has.

## Six tests

- **The nose.** If it smells of anything but wood, it goes back. There is no seventh smell that turns out to be fine.
- **The fingernail.** Drag it across the paint. If there is a line, there will be a flake, and the flake will be eaten.
- **The tube.** A roll from kitchen paper is about as wide as a small throat is at its widest. What fits into it is not for anyone under three.
- **The drop.** From the height of a table onto stone, on every side. I do not mind dents. I mind splinters.
- **The squeak.** Turn every wheel for a minute. What squeaks on my desk will squeak at five in the morning.
- **The wet cloth.** Leave it around the toy overnight. If the cloth is pink, so will be the carpet, the child and the letter to us.

## And the seventh

Then I put it on the corner of the desk and go on with my work. If nobody who walks past touches it by the evening, it is safe, sound, legal, and of no use to us at all.

The pull-along duck failed the squeak three times. The fourth came with waxed axles and a nod that nobody had asked for, and I heard Oliver from accounts making it walk down the corridor when he thought that we had all gone home.
`,
    remarks: [
      { by: 'u4', hours: 1, text: 'It was an audit.' },
      { by: 'Doležilová', hours: 8, text: 'I would like to hire the lady with the ruler.' },
      {
        by: 'Thibodault',
        hours: 31,
        text: 'Could the six tests be printed in French? I would hand them to every parent at the till.',
      },
    ],
  },
]
