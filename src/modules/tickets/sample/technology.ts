export const technology = `
@ deniz.karaca | 29d | high | technology | u6 | stock feed, data
EAN codes lose their leading zeros in the stock feed
Since the new export the codes are numbers again. 140 articles no longer match ours.
2h u6 reply Found it, Deniz: the export writes them without quotes. Fixed in the test feed, in the real one from six this evening.
5h - got All 140 match. Thank you, and please keep them as text this time.
6h u6 Status Closed

@ tobias.rourke | 8h | normal | technology | u6 | api, shipping
Weight is missing on 31 products
Shipping in the cart is zero for them. A list of the codes is attached. Is it going to be filled, or shall I guess?
3h u6 reply Please do not guess. Gwen weighs the missing ones this week; I fill the rest from the packing data today.
3h u6 priority high
4h u1 note Tell me if the packing data is too old, I will ask the carrier for theirs.

@ davi.lourencato | 2d | normal | technology | u1 | migration
Hold orders in the week of the move
We move the stock system in March and cannot take deliveries from the 9th to the 13th. Can your side hold them?
8h u1 reply We can hold by customer. Could you send one test file in the new format before that?
8h u1 Status Pending

@ yousef.haddadin | 5d | normal | technology | u6 | catalogue, arabic
الأسماء العربية في ملف منفصل
نحتاج إلى الأسماء بالعربية في الملف نفسه، كما كان في النسخة السابقة.
6h u6 reply The next file has both names in one row again, Yousef. It comes out on Sunday.
6h u6 Status Pending

@ sourav.dattagupta | 27h | low | technology | u1 | batteries, air freight
Statement on lithium cells in air freight
Our forwarder asks for UN number, watt-hours and packing instruction for the story lamp and both night-lights.

@ layla.zoubi | 2h | high | technology | u1 | login, VIP
لا أستطيع تنزيل قائمة الأسعار
الرابط في رسالتكم يطلب كلمة مرور لم نستلمها، ومعرض عمّان بعد أسبوعين.

@ ziheng.huang | 11d | normal | technology | u7 | certificate
小夜灯新芯片的认证报告
报告已出，编号和旧版不同。包装上要不要改？
1d u7 reply 子衡，谢谢。编号要改，新的包装稿周五给你。
2d u7 Status Closed

@ bozhou.chen | 6d | normal | support | u7 | samples, toys
五毫米轮轴的测试结果
样品寄出三周了，测试结果怎么样？我们想下周改模具。
9h u7 reply 柏舟，五毫米的全部通过了一万次测试，四毫米的断了三根。请改模具。
9h u7 Status Closed
4d - got 模具改好了。首批样品下周二寄出。

@ qinghe.gu | 14h | normal | orders | u7 | production
第 42 周生产进度和照片
积木 6,200 套已完工，小火车差一道漆。照片见附件。

@ nianci.su | 38d | low | orders | u7 | partnership
会讲故事的台灯：首批 1000 台
上次在广州谈的合作，我们准备好了报价。
1d u7 reply 念慈，谢谢，报价收到。第一批按 1000 台算，下周开会后答复。
4d u7 Status Closed

@ rhys.pemberley | 55d | high | accounts | u2 | invoice, freight
Freight charged twice in May
Invoice and statement both have it. We pay on the 20th, and would like to pay it once.
3h u2 reply Well spotted, Rhys. The credit note is in your mail.
4h u2 Status Closed

@ michal.brzezicki | 36h | low | accounts | u2 | invoice
One invoice a month instead of one a parcel
Forty-one invoices in a quarter. My accountant has stopped greeting me.
12h u2 note Oliver says it works from the next month on, if they agree to the 5th as the date.
13h u2 reply We would like that too, Michał. From next month: one invoice, dated the 5th. Is that fine?
13h u2 Status Pending

@ sukru.ozyigit | 12h | high | accounts | u2 | letter of credit
Spelling of our name in the letter of credit
The bank refuses it: it has to be KIRLANGIÇ with a dotless ı in the middle. Please send it again before Thursday.
5h u2 reply Corrected, Şükrü, and read to the bank letter by letter. The new draft is with you.
5h u2 Status Pending

@ harpreet.bhamra | 44d | normal | accounts | u2 | terms
45 days and the deposit, in writing
As agreed on the phone. Please put it on the next invoice, so that my partner believes me.
4h u2 reply It is in the terms of your account now, and on the next invoice, Harpreet.
1d u2 Status Closed

@ nadege.toussainte | 52h | normal | orders | u5 | private label
Calculation for 3,000 notebooks with foil
You promised a first figure by Thursday. The anniversary does not move.
4h u5 reply You are right to remind me. The foil supplier answers tomorrow; you get the figure with and without it.
5h u5 note Valmora can do the cover paper. Foil only from 5,000 on, or 0.38 more a piece.

@ beatrice.tomasin | 31d | normal | orders | u7 | paper
Two tonnes of the ivory 120 g, yes or no?
The reservation ends on Friday.
5h u7 reply Yes to two tonnes, Beatrice, at the old price. The order is signed.
5h u7 Status Closed

@ maelys.roquebert | 8d | normal | orders | u5 | linen, colour
La nuance ardoise diffère du dernier lot
Théo a mesuré : elle tire vers le vert. Voulez-vous attendre le prochain bain ?
1d u5 reply Oui, nous attendons. Merci à Théo de l'avoir vu avant nous.
1d u5 Status Pending

@ emeka.nwosuocha | 18d | normal | orders | u5 | production
Nine more days for the indigo
The rains came early. The cloth has to dry slowly or the line shows.
5h u5 reply Take them, Emeka. The launch page says "when the rain allows" from today.
6h u5 Status Closed

@ ximena.olivares | 62d | low | orders | u5 | partnership
Overshirts with your linen
The cost sheet is here, I answer after Oaxaca.
2d u5 reply Safe travels, Ximena. There is no hurry on our side.
9d - got Back, and we want to do it. Call next week?
9d u5 Status Closed

@ nuria.castellvell | 57h | normal | orders | u2 | oak, furniture
Oak finish in daylight
Two houses, twelve rooms. I decide nothing under a showroom lamp: could two boards come to Girona?
6h u2 reply Two boards, oiled and waxed, travel tomorrow. Put them on the window sill and tell me which one you forget about first.
6h u2 Status Pending

@ leonor.vilarinho | 79d | low | accounts | u3 | price list
Wrong unit for washi tape in the price list
It says metres, but the price is for a roll.
2h u3 reply Corrected, Leonor, and a parcel of rolls is on its way as a thank-you.
3h u3 Status Closed

@ pieter.maas@kantoor.example Pieter Maas | 1d | normal | support | - | invoice
Invoice for the school needs another address
The order was placed by a teacher, the bill has to go to the municipality. How do I change it?

@ callum.rennick | 40d | normal | warehouse | u3 | delivery
Please deliver to the back door only
The front steps are listed, and so is my patience.
3h u3 reply It is on your address now, Callum, in capital letters.
3h u3 Status Closed

@ keisha.lattimer | 68d | high | orders | u2 | reorder
Forty more ducks before the two-for-one week
They went faster than last year.
4h u2 reply Forty are on the truck on Monday, Keisha.
1d u2 Status Closed
`
