import type { SampleChat } from './sample-chat.ts'

const tomasz = String.raw`
9d 10:05 | 2 | Do you have five minutes about Prairie & Pine before I call Darnell?
9d 10:07 | 1 | Now is good.
9d 10:31 | 1 | To have it in writing: no US warehouse this year, but we ship weekly from Cork at our cost above 2,000 dollars.
9d 10:33 | 2 | Perfect, that is what he needs.
8d 15:40 | 2 | He said yes. Fourteen stores, lamps from January. {🎉 1}
8d 15:41 | 1 | I heard you through the wall.
6d 09:18 | 2 | Margin sheet with the new freight. Column F is the one to look at. {file margins}
6d 09:44 | 1 | F17 has the old price of the bath set.
6d 09:46 | 2 | Corrected, same file again in the folder. {edited}
5d 17:02 | 1 | Kenjirō wants to see "where the paper sleeps". I think he means the store room in the cellar.
5d 17:04 | 2 | He means the store room in the cellar. Every year.
4d 11:26 | 2 | Friederike asks for exclusivity on a green boat until Christmas. 500 pieces, her price.
4d 11:30 | 1 | Green is fine, exclusivity only in Germany.
4d 11:31 | 2 | That is what I told her {😄 1}
3d 16:12 | 1 | Could you do the quarter figures on Monday instead of me? The auditor moved.
3d 16:13 | 2 | Yes. Ten minutes, three slides.
3d 16:13 | 1 | Two slides.
3d 16:14 | 2 | Two slides. {👍 1}
1d 09:50 | 2 | Şükrü's bank wants the company's name without the dot in "Ltd." on the letter of credit.
1d 09:52 | 1 | Ask Oliver for the form with the stamp, he has both spellings.
1d 14:22 | 2 | Done, and the bank is happy. I did not know banks could be.
112m | 1 | Are you joining the call with Wanjiku at four?
104m | 2 | Yes. The offer is in the draft folder, valid until 30 June as she asked.
35m | 2 | Also: spare cranes, see *Harbour launch*. It is 76 dollars, but you said you want to see every extra line.
34m | 2 | Take your time, they load on Thursday.
`

const amina = String.raw`
11d 12:10 | 3 | Thank you for the evening off. The school play had three donkeys.
11d 12:15 | 1 | How many were planned?
11d 12:15 | 3 | One {😂 1}
7d 09:02 | 1 | Can you put the refund numbers of last month in one line for the board?
7d 09:40 | 3 | 41 refunds, 1,206.50, of which 812 for batch 2207. The rest is within the usual.
7d 09:41 | 1 | Exactly what I need.
5d 10:30 | 3 | Linus is at the office today with his famous parcel. Come and say hello, he brought cinnamon rolls. {🤤 1}
4d 16:45 | 3 | I would like to move the opening of chat support to 8:30. Nobody writes before, I looked at three months.
4d 16:52 | 1 | Agreed, from the first of the month.
3d 13:20 | 1 | Do you want to interview the new colleague with me on Thursday? Half an hour, two questions each.
3d 13:24 | 3 | Yes! I take "tell me about a customer you could not help".
3d 13:25 | 1 | I always take "what did you break". {💯 3}
1d 16:12 | 3 | Hind from Qamar sent a photo: two pages missing in one copy. New one left the house at four, with a note from me.
1d 16:20 | 1 | You are the reason they stay. {❤️ 3}
72m | 3 | Did you see my line about Íñigo in the rota chat? He is friendly, he is only tired of dimmers.
70m | 1 | Calling him after lunch.
69m | 3 | You are a star. He will be relieved.
`

const priya = String.raw`
10d 11:15 | 5 | Three greys for the spine of the catalogue. I like the second, the printer likes the first. {file greys}
10d 11:40 | 1 | Second. Printers like whatever is already in the machine.
8d 09:30 | 5 | Rosalía's report: the rope of the pull-along duck is too short, "says half of Portland".
8d 09:33 | 1 | By how much?
8d 09:34 | 5 | Fifteen centimetres. There is a rule about strangling, 22 is the most. I make it 22 exactly.
8d 09:36 | 1 | Good. New batch only, and a free rope for whoever asks.
6d 14:21 | 5 | I am removing the exhibition walls from bay three before Gwen removes me.
6d 14:22 | 1 | Wise {😅 5}
5d 15:00 | 5 | Idea for Kazehana's order: wrap the notebooks in the paper that Haruka chose herself. Costs nothing, means everything.
5d 15:02 | 1 | Yes. And tell her after, not before. {💡 5}
3d 10:48 | 5 | I take Monday off, my parents are in town. Proofs go out tonight so nobody waits for me.
3d 10:50 | 1 | Show them the lighthouse cover.
3d 10:51 | 5 | My mother has a sticker ready {❤️ 1}
1d 17:08 | 5 | Shoot: eighty pictures, nine are great, one has the dog in it. It is the dog.
31m | 5 | Crane drawing, last version. The hook is blunt now and the boats still hang straight. {file crane}
29m | 5 | If you have no objection by five I send it to Bozhou.
`

const jonas = String.raw`
8d 10:00 | 6 | Certificates renew on the 3rd. Nothing to do, I only want you to sleep well.
8d 10:02 | 1 | I shall. What does it cost us?
8d 10:03 | 6 | Nothing, they are free. The sleep is what you pay for.
5d 09:26 | 1 | Could the order list show the delivery day as well? Oliver prints it every morning.
5d 09:31 | 6 | He prints it?
5d 09:31 | 1 | He prints it.
5d 09:44 | 6 | Then I add it to the print view too. Done by noon. {🖨️ 1}
4d 13:10 | 6 | Search got slow because it looks through every note of every product. One index later:\n\`\`\`\nbefore  p95 1,840 ms\nafter   p95    61 ms\n\`\`\`
4d 13:12 | 1 | I understand the second column. {🚀 6}
3d 08:57 | 6 | Deploy at seven tomorrow evening, two minutes offline. I put a notice in the shop.
3d 19:06 | 6 | All green, back after 70 seconds.
2d 11:15 | 1 | Deniz writes that the leading zeros are gone again. Third time.
2d 11:32 | 6 | It is Excel on their side, but I send \`="0471"\` now, which even Excel leaves alone. {🧠 1}
1d 15:45 | 6 | Backup restored on the spare machine as an exercise: 6 minutes, nothing missing.
1d 15:50 | 1 | Best message of the week. {❤️ 6}
`

const oliver = String.raw`
9d 09:00 | 4 | Quarter end: the auditor comes on the 12th and wants stock lists, freight invoices, and the lease.
9d 09:12 | 1 | Stock lists from Gwen, freight from Meilan, the lease is in the green folder.
6d 16:30 | 4 | Green folder holds the lease of 2019. The present one is blue.
6d 16:31 | 1 | Of course it is.
4d 10:05 | 4 | Rhys from Kōwhai Lane paid on the 20th. Again. I propose a monument.
4d 10:06 | 1 | Seconded {🗿 4}
2d 14:48 | 4 | Auditor moved to the 19th.
2d 14:50 | 1 | Thank you, I move the quarter figures.
1d 11:20 | 4 | I would need your signature on two transfers, can I come by at two? {removed}
1d 11:22 | 1 | Yes, at two I am at my desk.
`

const gwen = String.raw`
5d 07:30 | 8 | Good morning. Bay two is free from eight, in case the linen comes early.
5d 07:41 | 1 | It never does, but thank you.
3d 12:02 | 1 | Your cousin with the van: would he do the Saturday market again?
3d 12:20 | 8 | He asked me the same, so yes.
3d 12:21 | 1 | Wonderful. Usual price plus lunch. {🥪 8}
1d 17:25 | 8 | Heating in the office part is set to 19 for the night. It was 26. I name no names.
1d 17:31 | 1 | Jonas
1d 17:32 | 8 | I name no names
`

const catalogue = String.raw`
6d 09:40 | 5 | Autumn catalogue: 48 pages, closing Thursday noon. This room is for texts only, please no pictures, my phone is full. {pin}
6d 09:55 | 2 | Wholesale terms moved to the last page, as agreed.
6d 13:10 | 1 | "Good things for home and play" or "Good things. For home, for play."?
6d 13:12 | 5 | The first. The second is a person who breathes between words.
5d 11:30 | 7 | Page 31 says "beech", the trains are maple since spring.
5d 11:36 | 5 | Changed in three places. Thank you.
4d 15:22 | 2 | Isla wants the proof before she commits. Can she have hers a day early?
4d 15:25 | 5 | She can have it tomorrow morning.
3d 09:48 | 1 | Page 12: the sentence about the linen is forty-one words long. I counted, twice.
3d 09:52 | 5 | Cut to nineteen: "Woven in Lyon, washed twice, and soft from the first night. The blue is the blue of slates." {👌 1 2 7}
1d 16:02 | 7 | German texts are back from Friederike. She corrected our German and our English.
1d 16:04 | 5 | I am not even hurt. {😌 1}
49m | 2 | <@1> <@7> price list for the last spread attached, please read it once with fresh eyes. {file prices}
`

const designShop = String.raw`
4d 10:00 | 5 | Can the product page show the picture first and the name after, on phones?
4d 10:14 | 6 | Yes, one line of CSS:\n\`\`\`\n.product { display: flex; flex-direction: column-reverse }\n\`\`\`
4d 10:15 | 5 | And screen readers?
4d 10:18 | 6 | You are right, they would get it backwards. I move it in the markup instead. {💯 5}
2d 15:30 | 5 | Looks right now on everything in my drawer.
2d 15:31 | 6 | How many phones are in that drawer?
2d 15:31 | 5 | Nine. Two still turn on.
40m | 6 | New header is on staging, have a look when you are out of the shoot.
`

const aminaJonas = String.raw`
5d 13:00 | 3 | The contact form says "sent" and then I have nothing in the queue. Order 20418.
5d 13:04 | 6 | Found: a blank before the number. Fixing.
5d 13:40 | 6 | Fixed, and your message is there now.
1d 10:20 | 3 | <@6> the text blocks lost their line breaks again.
1d 10:25 | 6 | My fault, pushed twice. Good again.
22m | 3 | Can you take the phone from four to five? Dentist moved.
`

const lunch = String.raw`
9d 11:40 | 6 | A channel for the most important meeting of the day. Post where you go, whoever reads it comes along.
9d 11:52 | 2 | The Greek place has moussaka on Tuesdays only. Plan your lives around it. {👍 3 6}
6d 11:58 | 3 | Soup at the harbour, leaving in five minutes.
3d 12:01 | 2 | Is the new bakery any good?
3d 12:03 | 6 | The bread is. The coffee has ambitions. {😂 2 3}
1d 11:45 | 3 | Rain: I order for everybody who answers in ten minutes. {👍 2 6}
`

const bicycles = String.raw`
8d 17:10 | 8 | Who rides: the shed gets a pump and a lock for visitors. Say here what else is missing.
8d 17:25 | 5 | A hook for wet jackets.
7d 08:50 | 7 | A light that knows that somebody is in there. {👍 5 8}
2d 17:30 | 8 | Pump, hook and light are in. The light is a little too eager. {🎉 5 7}
`

/** Direct chats and small groups, some of them without the sample administrator. */
export const smallChats: readonly SampleChat[] = [
  { members: '12', script: tomasz, unread: { 1: 2 } },
  { members: '13', script: amina },
  { members: '15', script: priya, unread: { 1: 2 } },
  { members: '16', script: jonas },
  { members: '14', script: oliver },
  { members: '18', script: gwen },
  { name: 'Catalogue texts', members: '1257', script: catalogue, unread: { 1: 1, 7: 1 } },
  { members: '56', script: designShop, unread: { 5: 1 } },
  { members: '36', script: aminaJonas, unread: { 6: 1 } },
  { name: 'Lunch', topic: 'Where we eat today', members: '236', script: lunch },
  { name: 'Bicycles', topic: 'The shed, the way to work, and what is missing', members: '578', script: bicycles },
]
