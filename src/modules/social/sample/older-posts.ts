// Same format as the latest posts.
export const olderPosts = `
priya | cover-drafts | | Nine Boats and a Goose went through fourteen covers. This is the seventh, which we should have kept at once. #Design #PictureBooks
> ines: You told us so at the seventh.
amina | | | Our guide to mending is online: a button, a seam, a wheel, a string. Ten minutes each, and a cup of tea. #Mending
> linus: The wheel took eleven. The tea was right.
> folake: Mending is also design. Thank you for this.
jonas | | | Accessibility day: I bought a lamp without touching the mouse, then with my eyes shut. Both lamps arrived. #WebShop
> yousef: سأجرّب ذلك في متجرنا أيضًا.
> deniz: Did you find the checkout button by its sound?
meilan | toy-train | | Factory visit in Hangzhou. @zhilan.lin showed us the room where the wheels are listened to, one by one. #WoodenToys
> zhilan: 欢迎常来，下次带你去看新木料。
tomasz | train-window | | Night train home from the fair, notebook full, shoes empty. #Sales
> friederike: You left your scarf at our stand. It sells well.
theo | | | Un bon indigo se reconnaît à ce qu’il laisse sur les doigts. J’ai les mains d’un bon indigo. #Lin
> maelys: On te reconnaît aussi sur les bons de commande.
maelys | linen-line | | Soixante-douze rouleaux expédiés, une tasse de café renversée, zéro commande perdue. #Lin
> elodie: Le café est parti avec le rouleau 71, je crois.
hind | picture-book | | قارئة في السابعة كتبت إلينا: القصة قصيرة لأنني قرأتها بسرعة. أرسلنا إليها قصة أطول. #كتب_الأطفال
> layla: هذه أجمل شكوى وصلتنا هذا العام.
omar | dunes-road | | الطريق إلى المستودع هادئ بعد العصر. من الأحد إلى الخميس فقط، أكرّر: فقط. #شحن
> maryam: سمعنا يا عمر. كلّنا سمعنا.
qinghe | warehouse | | 每周五的照片来了：本周完成一千二百套，返工七套，加班零小时。 #生产
> meilan: 零小时这一项我最喜欢。
bozhou | workbench | | 一辆玩具车最难的地方，是让它看起来一点也不难。 #木头玩具
> vinhkhang: We say the same, with more varnish.
kenjiro | mountain-lake | | Walked around the lake with a pocket torch and no plan. Both worked. #Walking
> haruka: And the small gift is wrapped, as always.
isla | bookshop-front | | Twenty-seven Candlemaker Steps has a new door. It still sticks in the rain; we asked for that. #Bookshop
> callum: I asked for the opposite.
nadege | store-concept | | Premier dessin de la collection privée : quatre lampes, deux tapis, un silence. #Design
> genevieve: Le silence sera difficile à mettre en rayon.
silas | ship | | Mombasa at five in the morning: twelve weights, twelve labels, one correct list. #Freight
> niamh: A correct list. Frame it.
inigo | terrace | | The terrace drains again. I tell you this because nobody will ever ask. #Hotel
> nuria: I asked. Twice. Thank you.
sukru | | | Bir saat pazarlık, otuz yıl söz. Bizde sözleşme böyle yazılır. #Trade
> tomasz: An hour and ten minutes. I have it on paper.
leonor | stationery | | Vendi um caderno a um senhor que só queria saber as horas. Voltou para outro. #Stationery
> joao: As horas são grátis, os cadernos não.
darnell | | | Visited eleven stores in four days. The best idea came from the smallest one, as usual. #Retail
> kirsten: We do have the best coffee as well.
rhys | | | Paid on the twentieth. Again. #Numbers
> oliver: A man of character.
friederike | market-stall | | Messe, Tag drei: Die Holztiere sind ausverkauft, die Kuh steht noch zur Ansicht. Nein, sie ist nicht zu haben. #WoodenToys
> vinhkhang: Thank you for defending the cow.
callum | | | Two corners dented, two boxes replaced, one apology with biscuits. That will do. #Wholesale
> amina: The biscuits were Gwen’s idea.
shirin | city-evening | | Opened a small room in the middle of the store with nothing in it but a chair and a lamp. It is always occupied. #StoreConcept
> sanne: By whom? My dog is missing.
oliver | | | The year is closed. It balanced at the first try, so I checked it again. #Numbers
> ines: And?
>> oliver: It balanced at the second try as well. I am worried.
tobias | night-desk | | Imported four thousand products overnight, of which one was called Test 2. It sold. #WebShop
> jonas: Please tell me it was in stock.
khalid | | | عقد لسنتين، وفنجانا قهوة، ومصافحة طويلة. هكذا تبدأ الأشياء الجيدة. #شراكة
> ines: نحن سعداء بهذه الشراكة. إلى لقاء قريب في بريستول.
wanjiku | school-library | | Library number twenty. The children asked who chose the books. I said: you did, by not putting them down. #Reading
> aroha: I will borrow this sentence for a shelf card.
niccolo | | | Fermata annuale della macchina: tre giorni di silenzio in cartiera. Non ci si abitua mai. #Paper
> beatrice: Io sì. Ho dormito.
sourav | | | Batteries in air freight: our statement is finished, and it answers more than was asked. #Compliance
> meilan: Thank you. I will need every word of it.
ines | team-table | | This is our house now: mails, orders, tickets and this wall in one place. Say hello below. #Larkmoor
> tomasz: Hello from the train.
> gwen: Hello from shelf four.
> amina: Hello! Ask me anything.
> jonas: Hello. If something is slow, it was me.
> priya: Hello, and look at the covers on your profiles. There are eight of them.
`
