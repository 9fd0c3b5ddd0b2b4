/** Parts of invented people of one country. Words in other than Latin letters have their email form after a colon. */
export interface Origin {
  country: string
  /** City and postal code, as `city=code`. */
  cities: string
  /** `#` is the house number. */
  streets: string
  /** Six `#`; the subscriber's number begins with 0, which no exchange assigns. */
  phone: string
  women: string
  men: string
  /** Appended to each given name, in countries with composed given names. */
  seconds?: string
  /** A family name is a head and a tail; a tail that begins with `_` is a separate word. */
  heads: string
  tails: string
  /** Follows a family name in the name of a company. */
  trades: string
  womenPictures: string
  menPictures: string
}

export const origins: readonly Origin[] = [
  {
    country: 'United Kingdom',
    cities: 'Leeds=LS1 9ZZ;Norwich=NR2 9ZZ;Exeter=EX1 9ZZ;Dundee=DD1 9ZZ;Swansea=SA1 9ZZ;Durham=DH1 9ZZ',
    streets: '# Mill Lane;# Orchard Street;# Station Road;# Castle Hill;# Foundry Yard;# Weir Terrace',
    phone: '+44 20 00## ####',
    women:
      'Abigail Bethan Clara Daisy Eleanor Freya Georgia Harriet Imogen Jessica Lydia Martha Nell Phoebe Rosalind Tamsin Winifred Zara',
    men: 'Alistair Barnaby Cameron Duncan Edmund Fergus Gareth Hamish Iwan Jasper Lachlan Miles Nathaniel Owen Rupert Stuart Toby Wilfred',
    heads:
      'Ash Black Brad Brook Cald Chad Dun East Fair Green Hal Hart Kirk Lang Marl North Oak Pem Rad Stan Thorn Wal West Whit',
    tails: 'bury by combe croft field ford ham ley low more ridge shaw stead ton well wick',
    trades: 'Toys;Books;Interiors;Trading;& Daughters;Supplies;Design;Stores',
    womenPictures: '9 11 27 35 42 66 8',
    menPictures: '10 32 37 43 4 67 28',
  },
  {
    country: 'Sverige',
    cities: 'Uppsala=753 20;Malmö=211 34;Umeå=903 26;Örebro=702 11;Kalmar=392 31',
    streets: 'Storgatan #;Kvarngatan #;Björkvägen #;Skolgatan #;Hamngatan #',
    phone: '+46 8 00 ### ###',
    women:
      'Agnes Astrid Ebba Elsa Frida Hanna Ingrid Johanna Karin Lovisa Maja Nora Saga Signe Tilda Ulrika Vendela Ylva',
    men: 'Anton Birger Edvin Erik Gustaf Hampus Isak Johan Kasper Love Mattias Nils Oskar Pontus Rasmus Sixten Tore Viktor',
    heads:
      'Björk Dal Ek Fors Gran Hag Hed Holm Lager Lilje Mal Nord Ny Rosen Sand Silver Sjö Sund Söder Vester Vik Åker Älm Öst',
    tails: 'berg blad feldt gren hult kvist lind ling lund löf man mark stedt strand ström vall',
    trades: 'Leksaker;Bokhandel;Inredning;Papper;Form;Handel;Trä;Barn',
    womenPictures: '16 18 70 29 9 27',
    menPictures: '6 2 43 19 30 32',
  },
  {
    country: 'Deutschland',
    cities: 'Leipzig=04109;Freiburg=79098;Bremen=28195;Regensburg=93047;Kassel=34117;Münster=48143',
    streets: 'Gartenstraße #;Mühlweg #;Lindenallee #;Am Markt #;Bergstraße #;Uferweg #',
    phone: '+49 30 00######',
    women:
      'Annika Birgit Carla Dörte Elke Franziska Greta Heike Ilse Jutta Katharina Lieselotte Marlene Nele Ottilie Rike Svenja Wiebke',
    men: 'Arne Bastian Clemens Dietmar Emil Florian Gregor Hannes Ingo Julius Konrad Lennart Moritz Norbert Ole Philipp Ruben Sönke',
    heads:
      'Alten Birken Blumen Breiten Buchen Eich Falken Fichten Grün Hasel Hirsch Hohen Kron Lauter Linden Mühlen Neu Rosen Schön Silber Sonnen Stein Winter Wolfs',
    tails: 'bach bauer brink dorf feld hagen haus hof horst kamp mann moser rath thal wald weiler',
    trades: 'Spielwaren;Buchhandlung;Wohnen;Schreibwaren;Handel;Holz;Mode;& Söhne',
    womenPictures: '16 12 31 18 70 35',
    menPictures: '15 17 24 28 2 37',
  },
  {
    country: 'France',
    cities: 'Nantes=44000;Dijon=21000;Rennes=35000;Annecy=74000;Bayonne=64100',
    streets: '# rue des Lilas;# quai du Moulin;# place du Marché;# rue Haute;# avenue des Tilleuls',
    phone: '+33 1 00 ## ## ##',
    women:
      'Adèle Bérénice Céleste Delphine Éloïse Faustine Gisèle Héloïse Inès Joséphine Lucie Margaux Noémie Ondine Pauline Rosalie Solène Zélie',
    men: 'Aurélien Baptiste Cédric Damien Étienne Fabien Gaël Hugo Isidore Jérôme Loïc Mathis Noël Octave Pascal Rémi Sylvain Tanguy',
    heads:
      'Beau Bel Bois Bour Char Clair Cour Font Gail Gran Haut Lam Mal Mar Mont Neuv Per Pont Roch Roque Tour Val Vau Vill',
    tails: 'bert champ court don fort gard geron lard lieu mond nard rand rive vert viel vigne',
    trades: 'Jouets;Librairie;Maison;Papeterie;et Filles;Textiles;Bois;Distribution',
    womenPictures: '12 14 23 33 29 21',
    menPictures: '13 22 34 32 37 10',
  },
  {
    country: 'España',
    cities: 'Zaragoza=50003;Oviedo=33003;Málaga=29008;Valladolid=47002;Murcia=30004',
    streets: 'Calle del Olivo #;Plaza del Pozo #;Calle Mayor #;Paseo de la Vega #;Calle de los Hornos #',
    phone: '+34 91 0## ## ##',
    women:
      'Alba Blanca Candela Dolores Elisa Fátima Gabriela Inmaculada Jimena Lorena Macarena Natalia Olalla Paloma Rocío Sofía Triana Yolanda',
    men: 'Álvaro Bernardo Ciro Diego Emilio Fermín Gonzalo Héctor Ignacio Joaquín Lorenzo Marcos Nicolás Óscar Pablo Rodrigo Sergio Tomás',
    heads:
      'Aguilar Benavides Cabrera Domínguez Escobar Figueroa Galván Herrera Ibáñez Lozano Montoya Navarro Ocampo Peralta Quiroga Robledo Salcedo Tejada Ulloa Valverde Yáñez Zamora',
    tails:
      '_Alcántara _Barrios _Cordero _Durán _Espinosa _Fuentes _Gallego _Hidalgo _Luque _Merino _Núñez _Olmos _Pardo _Rivas _Soto _Torralba',
    trades: 'Juguetes;Libros;Hogar;Papelería;e Hijas;Textil;Madera;Comercial',
    womenPictures: '20 21 1 64 71 59',
    menPictures: '22 25 13 65 17 28',
  },
  {
    country: 'Polska',
    cities: 'Gdańsk=80-831;Łódź=90-001;Wrocław=50-101;Poznań=61-772;Lublin=20-109',
    streets: 'ul. Lipowa #;ul. Ogrodowa #;ul. Kwiatowa #;ul. Młyńska #;ul. Rynkowa #',
    phone: '+48 22 0## ## ##',
    women:
      'Aleksandra Bożena Celina Dorota Elżbieta Grażyna Halina Iwona Joanna Kinga Lidia Małgorzata Natasza Oliwia Paulina Renata Urszula Zuzanna',
    men: 'Arkadiusz Bogdan Cezary Dariusz Edward Filip Grzegorz Henryk Ignacy Jarosław Kacper Łukasz Mieszko Norbert Paweł Radosław Stanisław Wojciech',
    heads:
      'Adam Andrz Bart Błaż Dan Fran Grzeg Jakub Jan Jaros Karol Kub Łuk Mar Mat Mich Paw Piotr Rom Stasz Szym Tom Wal Woj',
    tails: 'czak czyk ak ek ik iak owicz ewicz us uch ula uk el owiak asik anek',
    trades: 'Zabawki;Księgarnia;Wnętrza;Papier;i Córki;Drewno;Handel;Moda',
    womenPictures: '27 12 70 29 66 18',
    menPictures: '28 2 19 10 43 30',
  },
  {
    country: 'Türkiye',
    cities: 'Bursa=16010;Eskişehir=26010;Trabzon=61030;Antalya=07100;Edirne=22100',
    streets: 'Ihlamur Sokak No. #;Değirmen Caddesi No. #;Çınar Sokak No. #;İskele Caddesi No. #;Lale Sokak No. #',
    phone: '+90 212 0## ## ##',
    women: 'Ayşe Beren Ceyda Defne Ebru Fidan Gizem Hale İpek Jale Melike Nazlı Özge Pınar Sevgi Şule Tuğba Zeynep',
    men: 'Alper Barış Cem Doğan Efe Ferhat Gökhan Hakan İlker Kaan Levent Murat Nejat Onur Rüzgar Selim Tolga Umut',
    heads:
      'Ak Altın Ay Bal Boz Çelik Demir Er Gök Gül Gün Kara Kaya Kır Kızıl Koç Öz Sarı Sel Taş Tan Toprak Uğur Yeşil',
    tails: 'bay dağ dal dere gil han kol kurt kuş oba oğlu pınar soy tekin tepe yurt',
    trades: 'Oyuncak;Kitabevi;Ev;Kırtasiye;Tekstil;Ahşap;Ticaret;Tasarım',
    womenPictures: '64 20 1 44 23 71',
    menPictures: '65 22 17 25 45 24',
  },
  {
    country: 'الأردن',
    cities: 'إربد=21110;العقبة=77110;الزرقاء=13110;مادبا=17110;السلط=19110',
    streets: 'شارع الزيتون #;شارع الميناء #;شارع الورد #;طريق المطار #;شارع المدارس #',
    phone: '+962 6 0## ####',
    women:
      'أميرة:amira بسمة:basma تالا:tala جود:joud حنين:haneen دانا:dana رنا:rana زينة:zeina سارة:sara شيرين:shireen عبير:abeer غادة:ghada فرح:farah لينا:lina منى:muna نادين:nadine هالة:hala ياسمين:yasmin',
    men: 'أحمد:ahmad باسل:basel تيسير:tayseer جمال:jamal حازم:hazem خليل:khalil رامي:rami زياد:ziad سامر:samer طارق:tareq عادل:adel غسان:ghassan فادي:fadi كريم:karim ماهر:maher نبيل:nabil هشام:hisham وائل:wael',
    heads:
      'إبراهيم:ibrahim أنور:anwar بشير:bashir توفيق:tawfiq جميل:jamil حسن:hassan داود:dawood رشيد:rashid سليم:salim شاكر:shaker صالح:saleh عزيز:aziz فؤاد:fouad قاسم:qasem لطفي:lutfi محمود:mahmoud منير:munir ناصر:nasser نعيم:naim هاني:hani وليد:waleed يحيى:yahya',
    tails:
      '_النجار:najjar _الخياط:khayyat _الحلبي:halabi _العطار:attar _الصباغ:sabbagh _الحداد:haddad _الساعاتي:saati _الكاتب:kateb _البستاني:bustani _الصائغ:sayegh _الزيات:zayyat _الفاخوري:fakhoury _القباني:qabbani _الوراق:warraq _الطحان:tahhan _اللبان:labban',
    trades:
      'للألعاب:toys;للكتب:books;للأثاث:home;للقرطاسية:paper;للتجارة:trading;للأقمشة:textiles;للتوزيع:supply;وأولاده:sons',
    womenPictures: '3 46 48 44 3 46',
    menPictures: '45 47 49 17 22 49',
  },
  {
    country: '中国',
    cities: '江苏省苏州市=215005;四川省成都市=610015;福建省厦门市=361003;湖南省长沙市=410005;山东省青岛市=266003',
    streets: '青石巷#号;桂花路#号;东湖街#号;竹林里#号;望江路#号',
    phone: '+86 21 00## ####',
    women: '雅:ya 诗:shi 梦:meng 婉:wan 静:jing 芷:zhi 佳:jia 雨:yu 思:si 晓:xiao',
    men: '志:zhi 浩:hao 俊:jun 明:ming 建:jian 宇:yu 子:zi 文:wen 晨:chen 立:li',
    seconds:
      '安:an 宁:ning 然:ran 言:yan 清:qing 川:chuan 辰:chen 岚:lan 瑶:yao 彤:tong 琪:qi 航:hang 远:yuan 舟:zhou 帆:fan 杉:shan 禾:he 霖:lin 溪:xi 秋:qiu',
    heads:
      '赵:zhao 钱:qian 孙:sun 周:zhou 吴:wu 郑:zheng 冯:feng 蒋:jiang 沈:shen 韩:han 杨:yang 朱:zhu 秦:qin 许:xu 何:he 吕:lv 张:zhang 孔:kong 曹:cao 严:yan 华:hua 金:jin 魏:wei 陶:tao 苗:miao 谢:xie 邹:zou 潘:pan 葛:ge 范:fan',
    tails: ':',
    trades:
      '记玩具:toys;记书店:books;记家居:home;记文具:paper;记贸易:trading;记纺织:textiles;记木业:wood;记电子:electronics',
    womenPictures: '50 52 54 7 36 14',
    menPictures: '51 53 72 53 51 72',
  },
  {
    country: 'Japan',
    cities: 'Sendai=980-0811;Kanazawa=920-0962;Okayama=700-0901;Matsuyama=790-0001;Nagano=380-0824',
    streets: '2-chōme-# Sakuragi;1-chōme-# Honmachi;3-chōme-# Midorigaoka;5-chōme-# Izumi;2-chōme-# Aoba',
    phone: '+81 3 00## ####',
    women:
      'Aiko Chihiro Emi Fumiko Hanae Izumi Kaede Kotone Mariko Mio Natsumi Reika Sayuri Shiori Tomoko Wakana Yuki Yūna',
    men: 'Akihiro Daichi Eiji Fumio Hayato Itsuki Jun Kaito Kōji Makoto Minoru Naoki Riku Shinji Sōta Takeshi Wataru Yūta',
    heads:
      'Aki Fuji Hoshi Iwa Kami Kita Kuro Mae Matsu Miya Mori Naga Naka Nishi Oka Saka Shima Sugi Taka Uchi Yama Yoko Yoshi Yuki',
    tails: 'da gawa guchi hara hashi kura mine moto mura no saki sawa shita tani tsuka ura',
    trades: 'Zakka;Shoten;Kagu;Bungu;Shōkai;Orimono;Mokkō;Denki',
    womenPictures: '55 36 50 7 52 54',
    menPictures: '56 53 72 51 56 53',
  },
  {
    country: 'Nigeria',
    cities: 'Ibadan=200211;Abeokuta=110222;Ilorin=240222;Akure=340222;Osogbo=230222',
    streets: '# Palm Close;# Market Road;# Unity Crescent;# Iroko Street;# Riverside Avenue',
    phone: '+234 1 0## ####',
    women:
      'Abike Adunni Bolanle Damilola Ebun Fadekemi Funmilola Gbemisola Ife Iyabo Kikelomo Morenike Ngozi Omolara Ronke Simisola Titilayo Yetunde',
    men: 'Adewole Ayodeji Babatunde Chidi Dapo Ebuka Femi Gbenga Ikenna Jide Kayode Lekan Muyiwa Obinna Rotimi Segun Tunde Uche',
    heads:
      'Abio Ade Ajani Akin Ala Awo Ayo Bami Dare Ege Fala Fola Ige Iji Ishola Kolo Oba Odu Ogun Ola Olu Omo Owo Oye',
    tails: 'bade bayo bola dele diran goke jobi kunle lade mola niyi remi sanya toye wale yinka',
    trades: 'Stores;Bookshop;Interiors;Stationers;& Sons;Textiles;Supplies;Ventures',
    womenPictures: '33 57 68 38 57 33',
    menPictures: '58 69 4 60 34 58',
  },
  {
    country: 'Brasil',
    cities: 'Recife=50030-150;Curitiba=80020-100;Salvador=40020-210;Belém=66010-020;Porto Alegre=90010-110',
    streets: 'Rua das Acácias, #;Rua do Mercado, #;Travessa do Sol, #;Rua da Praia, #;Avenida dos Ipês, #',
    phone: '+55 11 00## ####',
    women:
      'Amanda Bianca Cecília Débora Eduarda Flávia Giovana Heloísa Isadora Juliana Larissa Mônica Natália Patrícia Raíssa Sabrina Tainá Vitória',
    men: 'Adriano Breno César Danilo Everton Fábio Gilberto Heitor Igor Jonatas Leandro Mauro Otávio Rafael Samuel Tadeu Ubirajara Vinícius',
    heads:
      'Abreu Bezerra Cardoso Damasceno Esteves Farias Guedes Junqueira Lacerda Macedo Nogueira Pacheco Queirós Rezende Saraiva Siqueira Teles Vasques Viana Xavier Amaral Brandão',
    tails:
      '_Antunes _Barreto _Camargo _Duarte _Evangelista _Fonseca _Godói _Leal _Machado _Neves _Paiva _Ramalho _Sales _Tavares _Vidal _Werneck',
    trades: 'Brinquedos;Livraria;Casa;Papelaria;e Filhos;Tecidos;Madeiras;Comércio',
    womenPictures: '59 20 42 71 39 1',
    menPictures: '60 40 25 49 34 63',
  },
]
