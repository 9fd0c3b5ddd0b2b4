// A post: author | pictures | video | text, where `//` starts a paragraph. Below it: `>` a comment, `>>` a reply.
// People are given by the first part of their handle. Newest first.
export const recentPosts = `
priya | harbour-morning, sketchbook | | First light at the harbour, first page of the new sketchbook. The spring covers begin here, with three blues and a lot of fog. #Design #Larkmoor
> isla: The fog is doing half of your work, and it does it well.
>> priya: It is the cheapest colleague we have.
> jonas: Which of the three is the one on the web shop? I would like to take it over into the header.
>> priya: The middle one. I will send you the value at lunch.
> haruka: Please keep the paper this rough. Our customers touch the cover before they read it.
tomasz | market-stall | | Spring fair in Kraków: two days, four hundred hands on the #WoodenToys, one voice left. Thank you to @agnieszka.wojtowska for the coffee and the corner stand.
> agnieszka: Corner stand again in autumn. I have already written your name on it.
> gwen: The boxes came back. All of them, and one that is not ours.
>> tomasz: That one has the good sausages in it. Please keep it cool.
amina | | | Three questions that we were asked most this month: Can the paper night-light be wiped? (Yes.) Is the kite really tin? (No, only its box.) Does the goose ever find its boat? (You will have to read it.) #Support
> keisha: The goose question is asked here every single day.
> hind: نحن أيضًا نُسأل عن الإوزّة كل يوم!
layla | shelf-of-books | | وصلت كتب الربيع إلى رفوفنا في عمّان. الأطفال يختارون بالألوان، والأمّهات بالورق، وأنا بالحكاية. #كتب_الأطفال
> yousef: الأسماء بالعربية ظهرت كلها صحيحة في المتجر هذه المرّة.
>> layla: أخيرًا! شكرًا على صبرك يا يوسف.
> amina: رفّ جميل. سأُرسل إليكم ملصقات الركن غدًا.
vinhkhang | workbench | | Four hundred animals this month, and not one more. The varnish needs its week. The cow looks patient about it. #WoodenToys #Handmade
> elif: Four hundred and one, and I will pay for the printing.
>> vinhkhang: The cow says no.
> meilan: We wait for the week. It has always been worth it.
ines | team-table | | The first Monday of the quarter: one table, eight people, one page. We left with three things to do instead of thirty. #Larkmoor
> oliver: And with the first budget that fits on a postcard.
> jonas: I have framed the page.
elodie | linen-line | | Le bleu ardoise sèche enfin au soleil. Deux cents mètres pour Bristol, et le vent fait le repassage. #Lin
> theo: Le bain 14 est le bon, je le garde au chaud pour juin.
> priya: C’est exactement la couleur du port ce matin !
zhilan | toy-train | | 春季的小火车今天全部装箱，车轮轴改成五毫米以后，跑得又直又安静。谢谢 @bozhou.chen 的坚持。 #木头玩具
> bozhou: 测试的孩子们才是功臣，他们摔了三百多次。
> meilan: 辛苦了！样品一到我就发照片给大家。
sanne | lamp-evening | | New in the window of our very small shop: the bedside lamp, and one dog who believes it is hers. #Lamps #ShopWindow
> asa: The dog sells more lamps than all of us.
> shirin: May I use this picture for the store concept? With the dog’s permission.
>> sanne: She says yes, for a biscuit.
jonas | | dQx8tVtL2mA | How the marble run got its sound on the product page: two microphones, one stairwell, eleven takes. #MarbleRun #Behind
> tobias: Take nine is the best, you can hear the cat.
> ziheng: Which microphone was it? We need one for the story lamp.
gwen | warehouse | | Stocktaking done. Nothing missing but one puzzle piece, and we all know that it is under shelf four. #Warehouse
> amina: It is always under shelf four.
> ondrej: Ours is under shelf two. Perhaps they are the same piece.
wanjiku | school-library | | Library thirty-eight of forty opened today in Machakos. The picture books were borrowed before the speeches had ended. #Reading
> silas: The last two containers clear on Thursday.
> thais: This is the best news of my week. May I write about it in the column?
>> wanjiku: Please do, and name the librarians.
haruka | lantern-street | | Lantern evening in Kitano. We wrapped forty boxes by hand, and nobody asked for scissors. #Wrapping
> kenjiro: The folds are straight. My mother would have nodded.
meilan | tea-and-samples | | Six night-lights, one long table, and a pot of tea that went cold while we counted minutes of light. Fourteen hours. #Electronics
> ziheng: 认证报告也到了，附在邮件里。
> priya: Fourteen! Then the fox may stay awake until breakfast.
niamh | ship | | The container is through, with four hours to spare. I am going to sit down now. #Freight
> gwen: You have earned every biscuit in this building.
> padraig: And the tariff number was right at the first try, for once.
folake | indigo-vats | | Each length comes out a little different. That is not a fault, that is its name. #Indigo #Lagos
> emeka: Nine days after the rain. The sky decides, we only count.
> nadege: Our customers read that sentence on the label and then choose for half an hour.
khalid | dunes-road | | في الطريق إلى المعرض: ثلاثة صناديق مصابيح، وترمس قهوة، وشمس لا تحتاج إلى أي مصباح. #معرض
> maryam: شهادة المنشأ معك؟
>> khalid: الأصل والنسخة، لا تقلقي.
theo | | | Résultat du lavage : l’indigo tient à 40 °C, pas à 60. Si quelqu’un trouve une machine qui ment moins que la mienne, je l’achète. #Lin
> elodie: La mienne ne ment pas, elle exagère.
nuria | terrace | | Breakfast on the roof again. The striped rugs are out, the guests are barefoot, and the tomatoes are late. #Hotel
> inigo: The tomatoes are under review.
> sanne: We are on our way.
oliver | | | For everybody who asks what a bookkeeper does all day: I look for one cent, and I find it. #Numbers
> rhys: Was it under shelf four?
>> oliver: It was in a rounding rule. It is always in a rounding rule.
keisha | toy-shelf | | The rainbow blocks are back and the window is loud again. We kept one box open on the floor; it has not been tidy since ten o’clock. #WoodenToys
> rosalia: I tidied it. It lasted four minutes.
> tomasz: Four minutes is our record as well.
deniz | | | Deployed on a Friday. Watched it until Saturday. Nothing happened. Twice. #WebShop
> jonas: The bravest sentence on this page.
> tobias: I would have waited until Monday, and I would have told everybody.
aroha | bookshop-front | | Rain on the lane, kettle on, and a queue for The Quiet Tram. It is read aloud at four, with the real bell. #Reading
> rhys: The bell was my grandfather’s. It has never been so busy.
> isla: We would come for the bell alone.
`
