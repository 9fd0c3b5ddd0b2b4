import type { SampleChat } from './sample-chat.ts'

const general = String.raw`
12d 08:58 | 1 | Good morning! New chat, same people. Let us keep *General* for what concerns all eight of us, everything else has its own place. {👍 2 3 5 6 8} {pin}
12d 09:01 | 6 | First!
12d 09:02 | 7 | Of course you are {😂 1 3 5 6}
12d 09:10 | 8 | Warehouse says hello. Heating is back on, nobody needs gloves any more. {🎉 1 3 7}
12d 09:12 | 4 | I heard it from upstairs. So did the building opposite.
10d 10:20 | 5 | The new catalogue cover is on the wall by the stairs. Two versions: please put a sticker on the one you would pick up in a shop.
10d 10:31 | 3 | The one with the lighthouse. It is not close.
10d 10:33 | 2 | Lighthouse. Isla at Fernhill said the same without being asked.
10d 10:45 | 7 | I vote for the boats, but I can be bribed with cake.
10d 16:40 | 5 | Seven to one for the lighthouse. Thank you, and Meilan gets her cake on Friday. {🍰 7 3 8} {👏 1 2 6}
8d 09:05 | 1 | Fire drill today at some point before lunch. I am not allowed to say when, so please pretend to be surprised.
8d 11:32 | 8 | Four minutes ten. Last time it was six, so we are getting better. The meeting point is the *bicycle shed*, not the café, whatever some people believe. {😂 2 5 6 7}
8d 11:34 | 6 | The café is a meeting point by definition
7d 14:02 | 4 | Expenses for last month: I still need receipts from <@2> and <@7>. The bank closes the month tomorrow at noon.
7d 14:09 | 2 | On your desk. The coffee stain is from the trade fair, not from me.
7d 14:11 | 7 | Sending mine now, sorry!
7d 15:20 | 4 | All there. Thank you. {🙏 2 7}
6d 09:15 | 1 | Visitors on Thursday: Kenjirō Tamaoki from Kazehana, his yearly visit. He likes to walk through the warehouse first. <@8> could you take the first half hour?
6d 09:22 | 8 | Gladly. I shall hide the Christmas lights.
6d 09:24 | 1 | Do not hide them, he asked about them.
5d 12:40 | 3 | Somebody left a very good umbrella at reception. Dark green, wooden handle. It rains on Wednesday, so claim it before I do.
5d 12:58 | 4 | Mine. Thank you, Amina.
4d 09:00 | 1 | The numbers of last week: orders up 11 %, returns down to 2.3 %. The double-wall boxes pay for themselves already. {🚀 2 5 6 7} {❤️ 3 8} {pin}
4d 09:08 | 8 | And not one dented corner since Monday. I said so in March, just for the record {😇 1 3}
4d 09:30 | 2 | Prairie & Pine just wrote the same thing. Darnell used the word "finally".
3d 15:45 | 6 | Wi-Fi in the meeting room goes down for ten minutes at five. Finish your calls or walk around the block.
3d 17:12 | 6 | Back, and twice as fast.
2d 08:50 | 7 | Back from Hangzhou with samples. The little train really does climb the ramp now. It is on my desk, please be gentle with it. {🚂 1 3 5} {😍 5 6}
2d 09:20 | 5 | I was not gentle and it survived. Buy it.
1d 09:04 | 1 | Reminder: stock count on Friday, doors close at two. Bring warm clothes and a pencil. {👍 2 3 4 6 7 8}
1d 09:30 | 3 | Can support keep one person at the desk? <@6> offered to count lamps in my place.
1d 09:32 | 1 | Yes, good.
1d 16:55 | 5 | Photos from the shoot are in. The dog did not belong to us, but it stays in the catalogue. {🐶 1 2 3 6 7 8} {file shoot}
150m | 8 | Delivery from Mistrelle stands in bay two. Forty rolls, all dry.
96m | 2 | Lunch at the Greek place at half past twelve? I have a table for six.
91m | 3 | In!
90m | 6 | In
58m | 1 | <@all> the lift is out of order until four. The stairs are free of charge. {😅 4 5 7}
`

const harbour = String.raw`
15d 09:30 | 1 | This is the room for the *Harbour* range: wooden harbour, stacking boats, the bath set. In the shops on the first of the month. {pin}
15d 09:34 | 5 | Drawings are final but for the crane. It needs to lift a boat and not take off a finger.
15d 09:41 | 7 | Bozhou suggests a 5 mm axle for the crane, as for the trains. It costs four cents more.
15d 09:42 | 1 | Take the 5 mm.
14d 11:00 | 2 | Prices I have in mind:\n> Harbour, complete: 64.00\n> Stacking boats: 19.50\n> Bath set: 14.90\nThat leaves 42 % for us after freight. {edited}
14d 11:12 | 1 | Bath set at 14.50 reads better on a shelf.
14d 11:15 | 2 | Then the freight has to come down. I will ask Niamh.
13d 15:05 | 2 | Niamh: _"for three containers instead of two I can do it"_. We have three containers. {🎉 1 5 7}
12d 10:10 | 6 | Product pages are up on the staging shop, behind the usual password. Texts are placeholders from Priya's sketches.
12d 10:25 | 5 | The pictures load as tiny squares first, is that on purpose?
12d 10:27 | 6 | Old service worker. Fixed, please reload twice.
12d 10:31 | 5 | Beautiful. {❤️ 6}
11d 09:00 | 7 | First samples off the line, sent by Zhilan. I put two pictures below, red is redder in real life. {file boats}
11d 09:06 | 5 | The blue has to be two steps darker. Otherwise perfect.
11d 09:07 | 1 | Agreed on the blue.
11d 09:20 | 7 | Told them. New swatch by courier on Monday.
9d 13:00 | 2 | Fernhill takes 120 sets, Bellweather 400 of the boats. Keisha did not even ask for a discount.
9d 13:02 | 7 | Who are you and what did you do with Keisha {😂 1 2 5 6}
9d 13:30 | 1 | 520 firm before the first advertisement. Well done, Tomasz. {👏 5 6 7} {🙌 7}
8d 16:20 | 5 | Packaging: a tray of moulded pulp, no plastic window. Costs 11 cents more, stacks better.
8d 16:24 | 1 | Gwen will want to see one before you order. She knows what falls off a pallet.
8d 16:31 | 5 | Already on her desk.
6d 10:02 | 6 | Question: does the shop show the Harbour as one product with three choices, or as three products?
6d 10:05 | 2 | Three. People buy the boats as a gift and come back for the harbour.
6d 10:06 | 5 | Three, linked.
6d 10:09 | 6 | Three, linked. Done by tonight.
5d 09:12 | 7 | The swatch is here, and the blue is right. Released the paint for all 3,000. {✅ 1 5}
5d 09:50 | 1 | Who writes to the press? Thaís would take the story if she gets a set by the 20th.
5d 09:58 | 2 | I do. One goes out today.
4d 14:30 | 5 | Catalogue pages for proofreading. Please mark the PDF, not a screenshot of it. {file pages} {pin}
4d 15:11 | 3 | Page 2: "suitable from 3 years", page 4 says 18 months. Which one?
4d 15:14 | 7 | Harbour from 3, bath set from 18 months. The boats from 18 months as well, tested last week.
4d 15:20 | 5 | Thank you, corrected. {re 31}
3d 11:40 | 6 | Load test of the shop with 300 visitors a minute: fine. With 900 the search gets slow, everything else is fine.
3d 11:43 | 1 | We have never had 900.
3d 11:44 | 6 | We have never had a harbour
3d 17:20 | 2 | Kowhai Lane wants to do a reading with the boats in the window. Aroha writes the shelf card herself.
2d 09:35 | 7 | Ship is called _Ever Calm_ and left Ningbo last night, a day early. ETA in 31 days. {⚓ 1 2 5} {🚢 6 3}
2d 09:40 | 1 | Noted. Launch stands. {👍 2 5 6 7}
2d 09:52 | 2 | Does 31 days include customs in Cork? {thread 38}
2d 10:05 | 7 | No, add two. Three if it is a Friday. {thread 38}
2d 10:06 | 1 | Then the 29th, with room for one bad day. {thread 38} {👍 2 7}
1d 09:31 | 2 | Fernhill asks for the number of the container. May they have it? {thread 38} {new 1}
1d 09:44 | 7 | Sent it to Isla already, she tracks ships for fun. {thread 38} {😄 2}
1d 10:15 | 5 | The landing page, second try: https://larkmoor.example/harbour-preview\nHeadline is open. My favourite: *Every bath needs a harbour.*
1d 10:22 | 2 | Love it. Legal will not, since the harbour must not go into the bath.
1d 10:23 | 3 | Support will love it even less
1d 10:40 | 5 | *Small boats, big weather.* {❤️ 1 2 3 6 7}
1d 10:41 | 1 | That is the one.
170m | 6 | Launch checklist so far:\n\`\`\`\n[x] prices live at midnight, 1st\n[x] redirect from /boats\n[ ] stock feed: Deniz wants EAN as text\n[ ] search: index the new names\n\`\`\`
165m | 2 | EAN as text is in the new file, sent an hour ago.
44m | 7 | Zhilan asks whether we want spare cranes in the second container. 200 pieces, 0.38 each.
41m | 5 | Yes please. Children collect cranes like other people collect umbrellas.
37m | 2 | <@1> can you release the 76 dollars? I am with Prairie & Pine until three.
`

const rota = String.raw`
9d 08:30 | 3 | Rota for the coming two weeks:\nMon–Wed Amina, Thu–Fri Jonas until noon, evenings as agreed. Gwen takes calls about parcels directly. {pin}
9d 08:41 | 6 | Fine with me.
9d 08:44 | 8 | Between nine and eleven I am at the dock. Ring twice.
8d 13:17 | 3 | Four tickets about the same thing: the night-light blinks after charging. All of batch 2207.
8d 13:25 | 7 | 2207 still has the old charging chip. Swap, do not repair.
8d 13:26 | 3 | Wrote a text block for it: "Your lamp is on its way, keep the old one." {👍 6 1}
7d 09:50 | 6 | The form swallowed the order number when people paste it with a blank. Fixed, and I found three lost messages in the log.
7d 09:58 | 3 | Send them over, I will answer those today.
6d 18:05 | 3 | Evening shift: six calls, all about delivery dates. It would help if the shop said *when* and not only *that*.
6d 18:30 | 1 | Jonas, is that hard?
6d 18:40 | 6 | Carraig tells us the day, so we can show it. Give me until Friday. {edited}
5d 10:12 | 8 | Linus has sent his quarterly parcel: eleven lamps, three loose switches, eight "does not match the sofa".
5d 10:15 | 3 | The sofa is not covered by the warranty {😂 8 6 1}
4d 11:00 | 6 | Delivery day is now on the order page and in the mail. {🎉 3 8} {❤️ 1}
3d 17:55 | 3 | Three calls this evening instead of nine. Thank you! {🙌 6}
2d 08:32 | 3 | Next week: I am at the dentist on Tuesday morning. Who can take eight to ten?
2d 08:40 | 8 | Me, if nobody minds forklift noises.
2d 08:41 | 3 | It will calm them.
1d 15:03 | 3 | A customer in Wellington asks whether the train can swim. Her son is sure that it can.
1d 15:06 | 8 | Once.
125m | 6 | Phone line was down for two minutes at 10:14, provider says sorry. Nobody was in the queue.
74m | 3 | <@1> one for you: Íñigo at Casa Miravent wants to talk to "somebody who decides" about a broken dimmer. Today if possible.
73m | 3 | His number is in the ticket.
`

const warehouse = String.raw`
7d 07:40 | 8 | Pallets for Yarrabee go out today: 14 boxes, organic certificate on top of each.
7d 07:52 | 7 | Please photograph the labels, they lost two in Melbourne last time.
7d 09:15 | 8 | Labels. Both sides, as Mai taught us. {file label} {👍 7 1}
6d 11:20 | 8 | Extra hands from the 20th: Bea and Rowan, both were here last year.
6d 11:31 | 1 | Good. Contracts are at Oliver's.
6d 14:00 | 7 | Three containers in week 49. Bay one and two must be empty by then.
6d 14:02 | 8 | They will be. Bay three is not a storage for exhibition walls, dear designers.
6d 14:20 | 1 | Priya is not in this room. I tell her.
5d 08:05 | 8 | Forklift two beeps when it drives forward and is silent when it drives backwards.
5d 08:07 | 7 | That is a philosophical forklift.
5d 08:30 | 8 | Mechanic comes at ten. {🔧 1}
4d 16:10 | 3 | Keisha's 400 boats: can they leave in two parts? Half before the 28th.
4d 16:18 | 8 | Yes, if the pulp trays arrive on Thursday. They say Thursday.
3d 10:00 | 8 | They say Friday.
3d 10:04 | 7 | Calling them.
3d 10:30 | 7 | Thursday evening, and they pay the courier. {💪 8 3 1}
1d 07:55 | 8 | Trays are here. 2,400 of 2,400. {✅ 3 7}
1d 13:40 | 1 | Stock count on Friday: lists are printed by aisle. Shelves A to D are done already, thank you whoever did it.
1d 13:44 | 8 | The night shift of elves.
132m | 8 | Linen: forty rolls, bay two. One wet corner on the outer wrap, nothing inside. Picture for the carrier taken.
47m | 7 | Thank you, I pass it on to Maëlys.
`

/** Group chats; everybody is a member of the first. */
export const companyChats: readonly SampleChat[] = [
  {
    name: 'General',
    topic: 'What concerns all of us: visitors, drills, numbers, lost umbrellas',
    members: '12345678',
    script: general,
    unread: { 3: 1, 5: 4 },
    pinned: '1',
  },
  { name: 'Harbour launch', members: '123567', script: harbour, unread: { 1: 5, 6: 3, 3: 8 }, pinned: '15' },
  { name: 'Support rota', members: '13678', script: rota, unread: { 1: 2, 8: 2 } },
  { name: 'Warehouse', members: '1378', script: warehouse, unread: { 3: 2 }, muted: '1' },
]
