export const returns = `
@ linus.sjoholm | 8d | normal | warehouse | u3 | return, faulty
Quarterly parcel of faulty lamps: three loose switches
One parcel with three lamps is on its way, all from the batch with the soft spring. Please credit them, no replacement needed.
4h u3 reply Thank you, Linus. Credit note follows when the parcel is here.
4h u3 Status Pending
5d u2 note Parcel is in, three lamps, three switches. Confirmed.
5d u3 reply The credit note is on its way to your accounts.
5d u3 Status Closed

@ inigo.arrizabal | 21d | normal | support | u3 | dimmer
Dimmer in room 9 hums
Only when it is set low. Guests notice.
2h u3 reply That is the old bulb, not the dimmer: below 20 % it hums. Two of the new ones are in the post.
4d - got Silence. Gracias!
4d u3 Status Closed

@ hind.sawaeer | 34d | normal | support | u3 | misprint
صفحتان ناقصتان في نسخة من كتاب «ثعلب النحل»
النسخة من دفعة أيار، والصفحتان 14 و15 بيضاوان. هل توجد نسخ أخرى بالعيب نفسه؟
3h u3 reply شكرًا لكِ يا هند. نسخة بديلة تغادر اليوم، وفحصنا بقية الدفعة: لا عيب في غيرها.
1d u3 Status Closed

@ rosalia.quintanar | 16h | high | support | u3 | safety, toys
Rope of the pull-along duck is too short, say parents
Forty letters this month. Nobody got hurt, but two children fell over the duck because they have to walk so close.
3h u3 note Meilan, can the next batch have 85 cm instead of 60? Still below the safety limit with the break-away clip.
3h u3 assign u7
4h u7 reply Rosalía, thank you for collecting these. The next batch has a longer rope, and parents get the longer one for free if they write.

@ hannah.whitlock@post.example Hannah Whitlock | 4h | normal | support | - | battery
Night-light does not charge any more
Bought in June. The little star lights up when it is plugged in, and goes out when I pull the plug.

@ oskar.lind@brev.example Oskar Lind | 13d | low | support | u3 | spare part
Lost the red wheel of the delivery van
Our dog has it, and will not give it back. Can I buy a single wheel?
6h u3 reply No need to buy it: wheel and axle are in an envelope to you. Give our best to the dog.
6h u3 Status Closed

@ maribel.otero@correo.example Maribel Otero | 29h | high | warehouse | u3 | lost parcel
Parcel says delivered, but it is not here
The tracking says "left with a neighbour". I have asked all eleven of them.
2h u3 reply I am sorry, Maribel. We have opened a search with the carrier, which takes until tomorrow noon; if it finds nothing we send everything again.
2h u3 Status Pending
27h - got The carrier has just called: it is in a shop two streets away. I go there now.

@ niamh.cotterell | 47h | urgent | warehouse | u2 | freight, customs
Container held in Cork: packing list without weights
Customs want weights for lines 14 to 22 before noon, else it stays over the weekend and costs you.
20m u2 reply You have them in your inbox, Niamh, for all lines, signed.
2h - got Released. Next time in one file, please.
2h u2 Status Closed

@ silas.wafubwa | 3d | high | warehouse | u1 | packing list
Packing list three days before the ship
The ship leaves on Friday. I need one file with weights, not four.
40h u2 note Weights of the last two pallets are missing, the scale was out. Gwen weighs them tomorrow morning.

@ mai.yengthao | 10d | normal | warehouse | u3 | labels
Cartons with a label on one side only
The dock refused nine cartons. Two sides, as in the template.
1d u3 reply Relabelled at our cost, Mai, and the template is now above both packing tables.
1d u3 Status Closed

@ ondrej.stava | 5d | normal | warehouse | u3 | weight
Parcels heavier than 15 kg again
Two had 19 and 21 kg. We have no lift and my back is not getting younger.
6h u3 reply You are right, Ondřej. The limit is now part of your address, so that the packing screen stops at 15 kg.
6h u3 Status Pending

@ omar.taweel | 6h | normal | warehouse | - | delivery
شحنة وصلت يوم الجمعة والمستودع مغلق
السائق انتظر ساعتين ثم عاد. المستودع يستقبل الشحنات من الأحد إلى الخميس فقط. متى الموعد الجديد؟

@ maryam.balushi | 20d | normal | accounts | u2 | certificate of origin
شهادة المنشأ الأصلية مطلوبة
الجمارك لا تقبل النسخة. نحتاج إلى الأصل بالبريد السريع.
2h u2 reply Dear Maryam, the original left today by courier; the number is on your order. From now on it travels with every shipment.
2d - got وصلت الشهادة، شكرًا جزيلًا.
2d u2 Status Closed

@ etienne.larouche | 9d | high | support | u7 | compliance
Rapport d'essai du chargeur
Nous avons les certificats des lampes, il manque toujours celui du chargeur. Sans lui, pas de mise en rayon.
1d u7 reply The laboratory has finished, the report is being signed. You will have it this week, Étienne.
1d u7 Status Pending
7d - got Toujours rien reçu.

@ thais.moncorvo | 50d | low | support | u3 | press
Picture of the fox for my column
May I print the page with the bees? The column appears on the 3rd.
5h u3 reply With pleasure. The file for print is attached to your order, with the names to print below it.
1d u3 Status Closed

@ clara.benning@haus.example Clara Benning | 22d | normal | warehouse | u3 | return, size
Exchange of an overshirt, size 110 for 116
He grew faster than the parcel travelled.
3h u3 reply The larger one is on its way; put the smaller one into the same bag, the label is inside.
6d u2 note Returned, as new.
6d u3 Status Closed

@ priya.sundaram@mail.example Leela Sundaram | 66d | normal | support | u3 | battery
Does the story lamp work on 120 volts?
We move to Toronto in spring.
2h u3 reply It does: 100 to 240 volts. You only need another plug, and we have one for you.
3h u3 Status Closed

@ gwen.pritchard@larkmoor.example Gwen Pritchard | 31h | normal | technology | u6 | printer
Label printer two prints every second label upside down
Since the update on Tuesday. Printer one is fine.
2h u6 note Driver 4.2 turns labels with a landscape preview. Rolling back tonight.
20h - got Better, but the first one after a pause is still wrong.
`
