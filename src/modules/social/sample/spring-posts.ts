// Same format as the latest posts.
export const springPosts = `
priya | paper-rolls, colour-cards | | Paper choosing at Valmora: twelve whites, and nobody agreed on two of them. We took the warm one. #Design #Paper
> beatrice: The warm one is also the patient one. It forgives ink.
> niccolo: And machines. I vote with the machines.
tomasz | | | Autumn proposals are out. If yours is not in your inbox, it is in mine, behind eleven others. #Sales
> darnell: It arrived. The numbers are good, the adjectives are too many.
>> tomasz: I will take out one in three.
amina | | | A customer returned a kite because it had flown away. We sent another, and a longer line. #Support
> shirin: This is the whole of customer care in two sentences.
> leonor: And if the line is long enough, we will see it here in Porto.
jonas | night-desk | | The shop loads in under a second on the slow train to Göteborg. Measured between two tunnels. #WebShop
> linus: I was on that train and only wondered why it worked.
> davi: Which tunnel? Ours is called the stock system.
isla | shelf-of-books | | The proof copies came, and I read the last page first, as always. It holds. Ordering sixty. #Reading
> ines: Sixty is noted, and so is the last page.
morag | winter-street | | The reading evenings are planned: six Thursdays, one stove, forty chairs. Bring a cushion and no telephone. #Reading
> callum: The stove is swept. Back door only, please.
jurgen | workshop-window | | Unser Schaufenster heute: eine Murmelbahn über drei Etagen. Die Kinder stehen draußen, die Väter auch. #MarbleRun
> friederike: Die Väter vor allem.
> tomasz: I could hear it in Kraków.
asa | lamp-evening | | Measured light for a whole evening: the paper shade is the only one that made me whisper. #Lamps
> ziheng: 1.8 lumens. Whispering begins at two.
etienne | | | Rapport de conformité reçu, relu, classé. Quarante-deux pages pour un canard en bois. #Qualité
> genevieve: Quarante-deux pages, et il sourit toujours.
> nadege: C’est un canard très documenté.
maryam | ship | | وصلت الشحنة إلى الميناء قبل موعدها بيومين. أكتب هذا كي أتذكّر أن ذلك ممكن. #شحن
> omar: المستودع جاهز من الأحد. القهوة أيضًا.
nianci | story-lamp | | 会讲故事的台灯今天第一次讲完了整个故事。我们六个人坐在地上听，没人说话。 #台灯
> ziheng: 续航还剩百分之三十一。
> zhilan: 木底座的颜色很配，我们就用这一批吧。
kavitha | stationery | | School season: the dot-grid pads are leaving faster than we can say dot grid. #Stationery
> sourav: I have said it eleven times and they left eleven times.
> joao: Ours left as well, in the rain, in a newspaper.
elif | | | Kutunun üstünde Türkçe, sonunda! Üç yazı tipi, iki düzeltme, bir mutlu müdür. #Packaging
> sukru: One happy general manager who will still bargain about it.
harpreet | city-evening | | Shop number nine opens in Mysuru on Saturday. The stairs are steep, the window is wide, and the first kite hangs already. #Opening
> tomasz: Congratulations! The forty-five days begin on Saturday, then.
>> harpreet: On Monday, my friend. On Saturday we dance.
emeka | indigo-vats | | Rain for six days. We mended the frames, counted the cloth, and told the same three stories. #Indigo
> folake: The second story is better every year.
thais | picture-book | | Autumn list read in one sitting. I loved the fox. The moon and I still have to talk. #PictureBooks
> priya: The moon has had bad press before.
> isla: The moon sold sixty here. Give it time.
davi | | | Stock system moved, nobody noticed, which is how one knows that it went well. #Systems
> deniz: I noticed. I said nothing, out of respect.
ximena | overshirt | | Forty overshirts for small climbers, cut from the slate blue. The sleeves grow with one turn; so, they say, do the climbers. #Linen
> elodie: Mon bleu part en voyage !
> keisha: I need these in the window by May.
katerina | toy-shelf | | Our smallest customer bought a spinning top with her own coins, counted twice. We counted a third time, to honour it. #WoodenToys
> ondrej: And the top is still spinning on the counter.
mai | | | Vendor form updated: it now has fewer pages than a picture book. #Operations
> tobias: And a happier ending.
jarrah | beach-kite | | Beaufort five, two kites, one still with us. #Kite #Melbourne
> amina: A longer line is on its way.
linh | sketchbook | | Planning a range is saying no to ninety things you love so that ten can stay. Today I said no to a giraffe. #Range
> vinhkhang: I kept the giraffe. It stands on my window.
kirsten | winter-street | | Snow in Minneapolis, Snow on the Post Van on the counter. Some windows dress themselves. #ShopWindow
> morag: Ours too, but with more rain in it.
michal | colour-cards | | Zielona Kredka is twenty years old. The first crayon is still in the drawer, and still green. #Anniversary
> agnieszka: And still not for sale.
> tomasz: Sto lat! I have asked for it six times.
shirin | store-concept | | A shop is a path with things that you want to touch along it. Drew eleven paths today and kept the crooked one. #StoreConcept
> asa: The crooked one has the lamps in the right place.
beatrice | paper-rolls | | La carta per il libro invernale è pronta: tre tonnellate, e profuma di pioggia. #Paper
> niccolo: Profuma di macchina ben tenuta.
rosalia | | | A boy wrote to us to ask whether the moon in the book is the real one. We wrote back that it is the one that we know. #Support
> thais: You see? The moon has friends.
padraig | harbour-morning | | Anything with wheels has a number. Today I found one for a duck on a string. #Customs
> etienne: Et quarante-deux pages.
ines | | | We wrote down what we promise: answer within a day, mend before we replace, and pay on the twentieth. It fits on the wall by the door. #Larkmoor
> rhys: On the twentieth, always. I approve of this wall.
gwen | warehouse | | The new shelves stand straight. The old ones say goodbye with one puzzle piece. #Warehouse
> oliver: Written off in 2021. I shall write it on again.
`
