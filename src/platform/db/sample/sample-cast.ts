// Two lines for each person: given name | family name | company | department | position | labels | mail name, if the
// name is not in Latin letters; then a colleague's note. The order is that of the portraits, after the colleagues.
export const cast = `
Isla | Drummond | fernhill | Sales | Children's buyer | VIP, Wholesale
  Buys picture books and puzzles for all six shops. Orders on the first Monday of the month; wants the proof copy before she commits. Prefers a call before ten.
Callum | Rennick | fernhill | Support | Shop manager | Wholesale
  Runs the Candlemaker Steps shop. Two boxes of the spring order came with dented corners; replaced, and he was decent about it. Deliveries to the back door only.
Morag | Abernethy | fernhill | Business Development | Events organiser | Newsletter
  Plans the winter reading evenings and needs forty copies on sale or return by 20 November. Answers letters faster than e-mail, and means it.
Élodie | Garnault | mistrelle | Sales | Export manager | Supplier, VIP
  Our linen comes from her. Minimum run is 300 m a colour; she holds stock of the slate blue for us until June. Speaks English, likes it if you try French.
Théo | Vasselin | mistrelle | Engineering | Dye-house chemist | Supplier
  Sent the wash-test results for the new indigo: fast to 40 °C, not to 60. Ask him, not sales, whenever a shade comes out off.
Maëlys | Roquebert | mistrelle | Support | Order desk | Supplier
  Has the tracking numbers before anyone else. Out on Wednesdays; then write to the shared address.
Jürgen | Altstätter | immerwald | Business Development | Owner | VIP, Wholesale
  Third generation in the shop, retires next year and will hand over to Friederike. Pays within the week. Always asks how the train set is selling at home.
Friederike | Löwenau | immerwald | Sales | Head of buying | Wholesale, Trade fair
  Met in Nuremberg, stand 3-214. Wants an exclusive colour of the stacking boats for Christmas: quote 500 pieces by the end of the month.
Deniz | Karaca | immerwald | Engineering | Web shop developer | Partner
  Connects their shop to our stock feed. Needs the EAN codes as text, since the leading zeros got lost twice. Reachable on chat, rarely by phone.
Åsa | Bergkvist | fjall | Sales | Category manager, lighting | Wholesale
  Sold out of the paper night-lights in eleven days and wants to double the autumn order. Asked for a Swedish leaflet in the box.
Linus | Sjöholm | fjall | Support | Returns and repairs | Wholesale
  Sends faulty lamps back in one parcel a quarter. Last time: three loose switches of forty; the new batch has the stiffer spring.
Shirin | Vaziri | fjall | Business Development | Store concepts | Partner, Trade fair
  Designs the corner displays. Would like to try a reading nook with our shelves in their newest shop; send her the dimensions and two renderings.
Núria | Castellvell | miravent | Business Development | Co-owner | VIP
  Furnishes two more houses in Girona next spring: twelve rooms, lamps and bedside tables. Wants to see the oak finish in daylight before deciding.
Íñigo | Arrizabal | miravent | Support | Facilities | Newsletter
  Looks after the rooms. Asked for spare shades and for someone to explain the dimmer; the short video from support solved it.
Beatrice | Tomasin | valmora | Sales | Key accounts | Supplier
  Paper for the notebooks. Prices hold until 31 March, then about 4 % more. Reserves us two tonnes of the ivory 120 g if we say so by Friday.
Niccolò | Brandalise | valmora | Engineering | Mill engineer | Supplier
  Explained the curl in the last delivery: stored too dry. Let pallets rest for two days before cutting. Happy to show visitors around the mill.
João | Sardinheiro | andorinha | Sales | Owner | Wholesale
  Small orders but every three weeks, and he never forgets to ask for the sample pack. Bank transfer only. Closed for the whole of August.
Leonor | Vilarinho | andorinha | Support | Shop assistant | Newsletter
  Writes the orders for João and spots our mistakes: the price list of May had the wrong unit for washi tape. Thanked her with a parcel.
Agnieszka | Wójtowska | kredka | Sales | Purchasing | Wholesale, Trade fair
  Liked the crayons at the Kraków fair, not the price. Offer 8 % from 200 boxes on; she decides together with Michał.
Michał | Brzezicki | kredka | Business Development | Managing director | Wholesale
  Thinks in five-year plans, so the catalogue deadline matters to him. Wants one invoice a month instead of one a parcel.
Kateřina | Doležilová | hrackarna | Sales | Owner | Wholesale
  Chooses toys by ear: anything that squeaks goes back. Took the wooden animals on trial, sold them all and ordered the farm.
Ondřej | Šťáva | hrackarna | Support | Warehouse | Wholesale
  Needs parcels under 15 kg, since there is no lift. Signs for deliveries from seven to noon.
Geneviève | Thibodault | boreane | Sales | Buyer, home | VIP, Wholesale
  Everything in French first, then English, on every label. Books the window for the last week of October; samples have to be there two weeks before.
Étienne | Larouche | boreane | Engineering | Quality and compliance | Wholesale
  Asks for the test reports for anything with a plug. Has the lamp certificates; still waits for the charger's.
Nadège | Toussainte | boreane | Business Development | Private label | Partner
  Wants a house line of notebooks for the anniversary: 3,000 pieces, foil on the cover. Promised a first calculation by Thursday.
Darnell | Whitcombe | prairie | Business Development | Vice president, merchandising | VIP, Wholesale
  Fourteen stores. Decides fast and by phone, and puts it in writing the same day. Interested in the lamp range if we can ship from a US warehouse.
Kirsten | Aldahl | prairie | Sales | Buyer, gifts | Wholesale, Newsletter
  Likes short e-mails with one picture and one price. Orders for Mother's Day before Christmas is over.
Mai | Yengthao | prairie | Support | Vendor relations | Wholesale
  Every carton needs their label on two sides, or the dock refuses it. Sent us the template; it is pinned above the packing table.
Tobias | Rourke | bellw | Engineering | E-commerce lead | Partner
  Reads our API notes and finds the gaps. Asked for a weight on each product so that shipping shows in the cart.
Keisha | Lattimer | bellw | Sales | Head buyer | VIP, Wholesale
  Placed the largest toy order so far after one visit. Remember the two-for-one week in March, she plans her shelves around it.
Rosalía | Quintanar | bellw | Support | Customer care | Wholesale
  Collects what parents say about our toys and sends it every month. The rope on the pull-along duck is too short, says half of Portland.
Jarrah | Hensley | yarrabee | Business Development | Co-founder | Wholesale
  Time difference is the whole difficulty: call at eight in the morning here. Wants organic cotton only, with the certificate on the web page.
Linh | Đào | yarrabee | Sales | Range planner | Wholesale, Newsletter
  Plans summer while we plan winter. Send the swimwear drawings by the end of July, colours can follow.
Aroha | Ngatoro | kowhai | Sales | Bookseller | Wholesale, Newsletter
  Writes the best shelf cards we have seen and lets us quote them. Small shop, so mixed cartons, please.
Rhys | Pemberley | kowhai | Support | Accounts | Wholesale
  Found the double charge for freight in May; credit note sent. Pays on the 20th, always.
ليلى | الزعبي | qamar | Sales | مديرة المشتريات | VIP, Wholesale | layla.zoubi
  تطلب كتب الأطفال المصوّرة بالعربية والإنجليزية معًا. ترسل الطلبية قبل معرض عمّان بشهرين، وتفضّل التواصل بالبريد صباحًا.
يوسف | حدادين | qamar | Engineering | مطوّر الموقع | Partner | yousef.haddadin
  ربط متجرهم بقائمة أسعارنا. يحتاج إلى الأسماء بالعربية في الملف نفسه، وليس في ملف منفصل.
هند | السواعير | qamar | Support | خدمة العملاء | Wholesale | hind.sawaeer
  أبلغت عن نقص صفحتين في نسخة واحدة من دفعة أيار. أُرسلت نسخة بديلة في اليوم نفسه.
خالد | المرزوقي | darb | Business Development | الشريك المؤسس | VIP, Partner | khalid.marzouqi
  يوزّع الألعاب والإضاءة في الخليج. يريد عقدًا لسنتين مع حصرية للمصابيح؛ موعد التوقيع في منتصف الشهر.
مريم | البلوشي | darb | Sales | مديرة الحسابات | Wholesale | maryam.balushi
  تتابع الطلبات مع الجمارك بنفسها. تحتاج إلى شهادة المنشأ مع كل شحنة، والأصل بالبريد السريع.
عمر | الطويل | darb | Support | منسّق الشحن | Logistics | omar.taweel
  المستودع يستقبل الشحنات من الأحد إلى الخميس فقط. أفضل وقت للاتصال بعد العصر.
芷岚 | 林 | shiyou | Sales | 外贸经理 | Supplier, VIP | zhilan.lin
  积木和小火车都由她负责。最小起订量 800 套，春节前三周停止接单。报价含出口包装。
柏舟 | 陈 | shiyou | Engineering | 工艺工程师 | Supplier | bozhou.chen
  建议把车轮轴从 4 毫米改成 5 毫米，退货率会低很多。样品已寄出，等我们测试结果。
清禾 | 顾 | shiyou | Support | 跟单员 | Supplier | qinghe.gu
  每周五发生产进度和照片。打电话最快，邮件也会当天回。
子衡 | 黄 | xiaoman | Engineering | 硬件工程师 | Supplier | ziheng.huang
  小夜灯的充电芯片换了型号，续航从 9 小时到 14 小时。认证报告月底前给我们。
念慈 | 苏 | xiaoman | Business Development | 渠道总监 | Partner, Trade fair | nianci.su
  在广州展会上认识。想一起做一款会讲故事的台灯，先做 1000 台试卖。
Haruka | Ōnishi | kazehana | Sales | Buyer | Wholesale, Trade fair
  Chooses by touch, so always send the real paper. The wrapping matters as much as what is inside; her photographs of our boxes brought two new customers.
Kenjirō | Tamaoki | kazehana | Business Development | President | VIP, Wholesale
  Visits once a year, in May. Orders little at first, then the same again for years. Small gift from the region, wrapped.
Wanjiku | Muthama | mbuni | Business Development | Director of programmes | VIP, Partner
  Equips forty school libraries. Grant money has to be spent by the end of the financial year in June, so the offer must be valid until then.
Silas | Wafubwa | mbuni | Support | Logistics officer | Logistics
  Clears the containers in Mombasa. Needs the packing list three days before the ship, in one file, with weights.
Thaís | Moncorvo | sabia | Sales | Buyer, children's books | Wholesale, Press
  Also writes a column on picture books; sent her the autumn list. Loved the fox, less the moon.
Davi | Lourençato | sabia | Engineering | Systems analyst | Partner
  Moves their stock system in March and asks us to hold orders for that week. Test files welcome before that.
Harpreet | Bhamra | chandrika | Business Development | Managing partner | VIP, Wholesale
  Opens two shops a year, next one in Mysuru. Wants 60 days instead of 30; agreed on 45 and a deposit.
Kavitha | Nagappa | chandrika | Sales | Buyer, stationery | Wholesale
  The school season starts in June, so everything has to leave here in April. Sells more of the dot-grid pads than all of Europe.
Sourav | Dattagupta | chandrika | Engineering | IT manager | Newsletter
  Asks precise questions and reads the answers. Waiting for our statement on batteries in air freight.
Elif | Dağdelen | kirlangic | Sales | Export and import | Wholesale
  Wants Turkish on the box and will pay for the printing. Sends the text, corrected twice, in three fonts.
Şükrü | Özyiğit | kirlangic | Business Development | General manager | VIP, Wholesale
  Bargains for an hour, then keeps every word. Payment by letter of credit; the bank needs the exact spelling of the company.
Niamh | Cotterell | carraig | Support | Freight desk | Logistics, VIP
  Saved the October container with one phone call. For anything urgent ring her, for anything else use the portal.
Pádraig | Hanafin | carraig | Business Development | Customs adviser | Logistics
  Knows the tariff number of everything with wheels. Wants our product list once a year to check the codes; due in January.
Folákẹ́ | Ọládìtí | adire | Business Development | Founder | Supplier, VIP
  Dyes the cotton for the cushion line, each length a little different: say so on the product page. Visiting Bristol in September.
Emeka | Nwosuocha | adire | Engineering | Production lead | Supplier
  Told us to allow nine days after the rains for drying. Sends swatches by courier, keep one of each on file.
Sanne | van Duijvenbode | luik | Sales | Owner | Wholesale, Newsletter
  One shop, one dog, no stock room: weekly small orders. Photographs our lamps beautifully, ask before using them.
Ximena | Olivares | nube | Business Development | Brand partnerships | Partner, Press
  Proposed a small collection of children's overshirts with our linen. Sent the cost sheet; she answers after her trip to Oaxaca.
Vĩnh Khang | Lương | saonho | Engineering | Workshop master | Supplier
  Makes the animals of the wooden farm by hand, about 400 a month and not one more. Never hurry the varnish, he says.
`
