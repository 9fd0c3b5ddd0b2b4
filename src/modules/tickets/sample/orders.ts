// Each ticket: @ requester | age | priority | team | assignee | labels, then title, description, and events: time since
// creation, user, and a keyword of `story.ts`.
export const orders = `
@ callum.rennick | 5h | high | warehouse | u3 | damaged, replacement
Two boxes of the spring order came with dented corners
The driver put them by the back door in the rain. Eleven copies of The Fox Who Kept Bees have bent covers, the rest are fine. Can the replacements be here before Saturday's reading?
40m u3 reply Thanks for the quick word, Callum. Eleven copies leave Bristol this afternoon with the morning courier; please keep the damaged ones for the school corner, no need to send them back.
55m u3 note Warehouse: please wrap this one in the double-wall boxes. Third damp delivery on this route since October.
2h - got Perfect, and kind of you. The tracking number did not come through, though.

@ isla.drummond | 3d | normal | orders | u2 | proof copy
Proof copy of the winter picture book before I commit
I would like to see the printed proof of Snow on the Post Van before ordering for all six shops. Is there one you can spare?
3h u2 reply There is, Isla. It goes out with tomorrow's post, first class, and I will call on Thursday before ten.
3h u2 Status Pending

@ friederike.lowenau | 26h | high | orders | u2 | quote, exclusive
Quote for 500 stacking boats in our own colour
As discussed in Nuremberg: the moss green from your swatch book, sea-proof varnish, delivery by mid November. Please state the price with and without the printed box.
20h u2 note Asked Meilan what the workshop needs for a custom varnish run. 400 a month is the ceiling.
21h u2 assign u7
24h u7 reply Dear Friederike, the workshop can do 400 in October and 100 in November. I will have the price on Friday, with both boxes.
25h u7 note Inês, the varnish needs a deposit before they start. May I offer them 30 days?
25h u7 assign u1

@ asa.bergkvist | 9d | normal | orders | u2 | leaflet
Swedish leaflet missing in the paper night-lights
Of the last 240 night-lights about half have only the English leaflet. We may not sell them without Swedish safety notes.
5h u2 reply You are right, and it is our mistake: the carton from the first print run slipped in. 150 leaflets are on their way to Göteborg, and you have the file to print at once.
6h u2 Status Pending
3d - got Leaflets arrived, all lamps are back on the shelf. Thank you.
3d u2 Status Closed

@ joao.sardinheiro | 33h | low | accounts | u3 | sample pack
Sample pack was not in the last parcel
No complaint, only a reminder: the sample pack of washi tapes you promised was not in parcel 3 of 3.
9h u3 reply Never forgotten, João, only late: it leaves with Thursday's order.
9h u3 Status Pending

@ agnieszka.wojtowska | 7h | normal | orders | - | price list
Which price holds for 200 boxes of crayons?
The price list from September says 8 % from 200 boxes on, the order confirmation says 6 %. We decide together with Michał tomorrow.

@ katerina.dolezilova | 41d | normal | orders | u2 | reorder
Wooden farm: 12 more sets, please
The trial sold out in nine days. Same colours as last time, and the horse with the long tail if he still makes it.
2h u2 reply Wonderful to hear. Twelve sets are reserved; the horse has a short tail this season, but a friendlier face.
1d u2 Status Closed

@ genevieve.thibodault | 12d | urgent | orders | u2 | window, samples
Échantillons pour la vitrine d'octobre
Il nous faut les échantillons quatorze jours avant le montage. Les boîtes sont annoncées, mais le transporteur ne les trouve pas.
35m u2 reply Bonjour Geneviève, nous cherchons avec le transporteur et vous appelons avant midi, heure de Montréal.
50m u2 note Carraig found the parcel in Halifax, misread label.
5h u2 reply Retrouvé à Halifax. Livraison demain avant dix heures, promis par Niamh elle-même.
1d - got Tout est là. Merci à Niamh !
1d u2 Status Closed

@ darnell.whitcombe | 19h | urgent | orders | u2 | us warehouse, VIP
Can the lamp order ship from a US warehouse by the 30th?
Fourteen stores, 20 lamps each. If it has to cross the ocean first, we miss the season. Call me, then put it in writing.
30m u2 reply Darnell, thank you for the call. In writing: 280 lamps from the Newark warehouse, at your docks between the 26th and the 29th, freight on us.
32m u2 note Jonas: stock feed shows 264 in Newark. Are the 16 from Friday's return counted?
18h u6 note Counted, they were scanned as B-grade by mistake. Now 280.
18h u2 note Inês, freight on us comes to 1,900 dollars. Yours to say yes to.
18h u2 assign u1

@ kirsten.aldahl | 58d | low | orders | u3 | catalogue
One picture and one price each for Mother's Day
Short e-mail, please: one picture, one price, one line. We choose before Christmas is over.
20h u3 reply Here are nine suggestions, one line each.
2d - got The linen apron and the vase candle. Thank you for keeping it short!
2d u3 Status Closed

@ keisha.lattimer | 90m | urgent | orders | - | wrong item, VIP
Received 96 yo-yos instead of 96 pull-along ducks
Pallet 2 of 4 is all yo-yos. The two-for-one week starts Monday and the shelf is reserved for the ducks. What can you do?

@ jarrah.hensley | 17d | normal | orders | u3 | certificate
Organic certificate for the baby blankets
Our web page needs the certificate number next to each blanket, or we take them off on the first.
7h u3 reply Good evening from Bristol, Jarrah. The certificate is attached to the product pages now; the number is the same for all four colours.
1d - got Perfect, thanks.
1d u3 Status Closed

@ linh.dao | 2d | low | orders | u5 | drawings
Swimwear drawings for next summer
You promised drawings by the end of the month. Colours can follow, but I need the cuts to plan the sizes.
22h u5 reply The cuts are done, Linh; you get them with measurements by the end of the week.
22h u5 Status Pending

@ aroha.ngatoro | 25d | low | warehouse | u3 | mixed carton
Mixed cartons, please
Small shop, small shelves: could the autumn list come in mixed cartons of ten?
11h u3 reply It can, Aroha. Tick "mixed" in the remarks and the packers will know.
12h u3 Status Closed

@ haruka.onishi | 30h | normal | orders | u7 | sample, paper
The real paper instead of a scan
I cannot choose the wrapping from a screen. May I have one sheet of each of the seven papers?
10h u7 reply Seven sheets are in the post, between two boards so that nothing bends.
10h u7 Status Pending
26h - got They arrived already. Number four feels right, number six sounds wrong when folded. May I order 2,000 of number four?

@ kenjiro.tamaoki | 74d | normal | orders | u2 | visit
Visit in May
I would like to visit the workshop in the second week of May, with my daughter, who takes over the gift department.
1d u2 reply It would be an honour. Tuesday the 12th is kept free for both of you.
2d u2 Status Closed

@ wanjiku.muthama | 4d | high | accounts | u2 | offer, grant
Offer has to be valid until the end of June
The grant committee meets on the 24th. Your offer for the forty libraries ends on the 15th.
2h u2 reply Extended to 30 June, same prices. The new offer is in your mail, with the date on the first page as the committee wants it.
2h u2 Status Pending
28h - got The committee has it. They ask whether the book ends are included.
30h u2 reply They are: two for each shelf, 160 a library.

@ kavitha.nagappa | 6d | high | orders | u2 | school season
Dot-grid pads have to leave in April
Last year they came two weeks after school began. I need a ship date, not a week.
3h u2 reply 14 April from Felixstowe, Kavitha. I have put the booking number on your order.
3h u2 Status Pending

@ elif.dagdelen | 15d | normal | orders | u5 | packaging
Turkish text for the box, version 3
Sorry, one more correction: the line under the picture. The font with the dotted i is the right one.
21h u5 reply Set and sent to the printer, with both the dotted and the dotless one checked twice.
2d u5 Status Closed

@ sanne.vanduijvenbode | 11h | low | orders | - | photos
May I use your lamp photographs on our counter card?
They are better than mine. I would print twenty cards, with your name on the back.
`
