import type { Story } from './story.ts'

/** Posts in other languages. */
export const world: readonly Story[] = [
  {
    title: 'Le lin ne ment pas',
    by: 'u1',
    days: 49,
    category: 'Lifestyle',
    language: 'fr',
    tags: ['linen', 'suppliers', 'travel'],
    cover: 'flax-field',
    coverAlt: 'Un champ de lin en fleur devant une ferme normande',
    excerpt: 'Huit jours de floraison, une pluie qu’il faut espérer, et la main d’Élodie sur chaque rouleau.',
    text: `
Le lin fleurit pendant une semaine au mois de juin, et chaque fleur ne vit qu’une matinée. Qui veut voir le champ bleu doit donc se lever tôt. Nous y étions à six heures, avec du café, et Élodie qui marchait devant sans se retourner.

Elle dirige les exportations de la maison Mistrelle, qui tisse toute notre toile. Son grand-père semait, son père rouissait, elle vend ; et elle continue de juger une récolte en écrasant une tige entre le pouce et l’index.

## Arracher, puis attendre

Le lin ne se coupe pas, il s’arrache, parce que la fibre descend jusque dans la racine. Ensuite on le couche par terre et on attend la pluie. Cela s’appelle le rouissage : l’eau et la rosée défont la colle qui tient la fibre au bois. Trop peu de pluie, et la fibre reste raide. Trop, et elle pourrit.

> On ne fabrique pas le lin, dit Élodie. On le surveille.

## Ce que nous avons appris

- Une toile régulière n’est pas forcément une bonne toile : les petits nœuds viennent de la plante, pas de la machine.
- Le minimum est de **trois cents mètres par couleur**, car un bain plus petit ne donne jamais deux fois le même bleu.
- Le premier lavage enlève un douzième de la longueur. C’est pourquoi nos chemises sont lavées avant d’être coupées.

## Pourquoi il ne ment pas

Dans le train du retour, j’ai regardé ma veste. Un pli au coude, un autre là où j’avais posé mon sac, une tache de confiture. On lisait la journée entière. Élodie portait la sienne depuis douze ans ; elle ne l’avait jamais repassée et elle avait raison.

La toile de cette année sera prête en novembre. Elle sera un peu plus claire que la précédente, parce que le mois d’août a été sec. Nous l’écrirons sur l’étiquette.
`,
    remarks: [
      { by: 'Garnault', hours: 5, text: 'Je me suis retournée une fois. Pour le café.' },
      { by: 'Thibodault', hours: 13, text: 'Enfin un texte que je peux afficher en vitrine sans le traduire. Merci !' },
    ],
  },
  {
    title: 'Une lampe pour lire à deux',
    by: 'u3',
    days: 80,
    category: 'Gadget',
    language: 'fr',
    tags: ['lamps', 'reading', 'families'],
    cover: 'lamp-for-two',
    coverAlt: 'Deux fauteuils de tailles différentes sous une même lampe',
    excerpt: 'Où poser la lumière quand l’un lit à voix haute et que l’autre regarde les images ?',
    text: `
On nous écrit souvent au sujet de la lampe de lecture : elle éclaire très bien celui qui lit, et pas du tout celui qui écoute. C’est normal, elle a été dessinée pour une seule personne. Mais le soir, dans beaucoup de maisons, on lit à deux, et celui qui écoute veut voir les images.

## Le problème des épaules

Quand un adulte et un enfant sont assis côte à côte, leurs épaules font de l’ombre. Si la lampe est à gauche, le grand cache le petit. Si elle est derrière, les deux têtes tombent sur la page. Au-dessus, tout le monde est ébloui à la page suivante.

Nous avons fait l’essai dans notre salle de réunion avec deux fauteuils, un livre et toutes les lampes de la maison. Priya a joué l’enfant. Elle a posé beaucoup de questions.

## Ce qui marche

- La lampe **du côté du petit**, à hauteur de son oreille, un peu en arrière.
- La tête inclinée vers la page et non vers le mur.
- Une seconde lumière, faible, loin dans la pièce, pour que les yeux ne se fatiguent pas du contraste.
- Le livre sur les genoux du petit. C’est lui qui tourne les pages, donc c’est lui qui décide.

Ce dernier point n’a rien à voir avec la lumière. C’est pourtant celui qui a tout changé : la lecture dure plus longtemps quand on ne tient pas le livre soi-même.

## Et la nouvelle lampe ?

Le bras aura douze centimètres de plus et une articulation près de la tête, afin que l’on puisse la tourner sans se lever. Étienne a déjà réclamé les certificats. Le prix ne changera pas : nous avons supprimé l’interrupteur à distance, que personne ne trouvait dans le noir.

Si vous avez l’ancien modèle, glissez un livre sous le pied. Un gros. Cela fonctionne, nous avons vérifié.
`,
    remarks: [{ by: 'Larouche', hours: 4, text: 'Réclamé est un peu fort. J’ai demandé, deux fois, avec le sourire.' }],
  },
  {
    title: 'كيف نختار الخشب',
    by: 'u3',
    days: 63,
    category: 'Design',
    language: 'ar',
    tags: ['wood', 'toys'],
    cover: 'timber',
    coverAlt: 'ألواح من أخشاب مختلفة مرتبة بحسب لونها',
    excerpt: 'الزان للعجلات، والقيقب لما يدخل الماء، والزيزفون لما يُحمل في الجيب. لكل خشب عمل يحسنه.',
    text: `
يسألنا كثير من الزبائن: لماذا لا تصنعون كل شيء من خشب واحد؟ سيكون ذلك أرخص وأسهل. والجواب أن الخشب مثل الناس، لكل نوع عمل يحسنه وعمل لا يصلح له.

## ثلاثة أخشاب على الطاولة

في ورشتنا ثلاثة أنواع لا نستغني عنها.

- **الزان** صلب وثقيل، تُصنع منه العجلات والقواعد. لا ينكسر إذا سقط، لكنه لا يحب الماء.
- **القيقب** أليافه متقاربة، ولذلك نصنع منه القوارب وحلقة مصباح الحكايات. يبتل ويجف كل يوم ولا يتشقق.
- **الزيزفون** خفيف ودافئ في اليد. منه حيوانات المزرعة التي ينام بها الأطفال.

## قبل أن نشتري

تذهب ميلان إلى المنشرة بنفسها مرتين في السنة. لا تنظر أولًا إلى اللون، بل إلى نهاية اللوح، فهناك تظهر الحلقات: إن كانت متساوية فقد كبرت الشجرة على مهل، وإن تباعدت من جهة واحدة فقد مالت مع الريح، وسيميل اللوح معها.

ثم تشمّه. الخشب الذي جُفّف على عجل رائحته حامضة، ويتحرك بعد شهر في يد من اشتراه.

> الشجرة التي استغرقت ثمانين سنة تستحق أن ننتظرها شهرين آخرين.

## الزيت لا الطلاء

ما يوضع في الفم نتركه بلا طلاء، ونمسحه بزيت الكتان مرة واحدة. يصبح لونه أغمق قليلًا مع الأيام، وهذا ليس عيبًا، بل أثر الأيدي التي لعبت به. وإذا جفّ سطحه يكفي أن تمسحوه بقطرة زيت من المطبخ وتتركوه ليلة.

وصلتنا في الأسبوع الماضي صورة بقرة خشبية عمرها تسع سنوات، انتقلت من أخ إلى أخته ثم إلى ابن الجيران. أذنها مكسورة ولونها لون العسل. كتبت الأم: لا نريد واحدة جديدة، نريد فقط أن تعرفوا أنها ما زالت تعمل.
`,
    remarks: [
      { by: 'u7', hours: 6, text: 'The nose does most of the work. I only carry it there.' },
      { by: 'Vaziri', hours: 25, text: 'What a cow. May she have many more fields.' },
    ],
  },
  {
    title: 'ما قبل النوم بنصف ساعة',
    by: 'u3',
    days: 12,
    category: 'Health',
    language: 'ar',
    tags: ['sleep', 'families', 'lamps'],
    cover: 'before-sleep',
    coverAlt: 'غرفة طفل في المساء ونافذة فيها هلال ونجوم',
    excerpt: 'ليست الحكاية هي التي تنيم الأطفال، بل أن تأتي كل ليلة في مكانها.',
    text: `
أعمل في خدمة الزبائن منذ ست سنوات، وأكثر الرسائل تصلني بعد التاسعة مساءً. يكتبها آباء وأمهات جالسون على أرض الممر، أمام باب غرفة لم تنم بعد. يسألون عن المصباح، وهم في الحقيقة يسألون عن المساء كله.

لست طبيبة، ولا أملك وصفة. لكنني جمعت ما كتبوه لي مما نجح عندهم، وهذا خلاصته.

## الترتيب قبل الساعة

الطفل لا يعرف الثامنة، لكنه يعرف ما يأتي بعد ماذا. العائلات التي ارتاحت لم تنم أبكر من غيرها، بل كررت الخطوات نفسها كل ليلة.

- الماء أولًا: الحمام أو غسل الوجه فقط.
- ثم الضوء الصغير، ويُطفأ الكبير ولا يعود.
- ثم حكاية **واحدة** يُتفق عليها قبل الجلوس.
- ثم سؤال واحد: ما أجمل شيء حدث اليوم؟

## الضوء الذي يذهب وحده

مصباح الورق يخفت على مهل خلال نصف ساعة، فلا أحد يطفئه ولا أحد يُلام. قالت لي أم من برمنغهام إن ابنها كان يبكي عند إطفاء النور، وصار الآن يراقب المصباح ليمسك باللحظة التي ينتهي فيها. لم يمسك بها بعد، فهو ينام قبلها.

## ولا بأس إن فشلتم

هناك ليالٍ لا ينفع فيها شيء: سنّ جديدة، أو رعد، أو ابن عم جاء من السفر. كتب لي أب رسالة من كلمتين: «نام أبوه».

احتفظت بها. وأقول لكل من يكتب بعده إن المساء التالي موعد جديد، وإن المصباح مشحون، وإن الحكاية تنتظر حيث تركتموها.
`,
    remarks: [
      {
        by: 'u1',
        hours: 8,
        text: 'I had this one read to me over lunch. “His father fell asleep” has my vote for message of the year.',
      },
    ],
  },
  {
    title: '一盏灯的诞生',
    by: 'u7',
    days: 27,
    category: 'Gadget',
    language: 'ch',
    tags: ['lamps', 'paper', 'behind the scenes'],
    cover: 'paper-lantern',
    coverAlt: '工作台上的纸灯、折纸刀和一叠白纸',
    excerpt: '从一张纸到一盏灯，要折四十二道，返工三次，还要请一位老师傅点头。',
    text: `
我们的纸夜灯看起来很简单：一张折好的纸，一个木底座，一点暖光。可是从第一张草图到它摆进商店，我们花了十四个月。

## 折四十二道

普莉娅最早用一张复印纸折出了灯罩的样子，大家都很喜欢，直到把灯点亮。光一透过来，每一道折痕都变成一条黑线，像下雨的窗户。

我带着那张纸去找一位做了四十年灯笼的老师傅。他没有看图纸，先把纸对着光看了很久，然后说：“纸太听话了，光就不听话。”

他的意思是，纸要厚薄不匀，光才会均匀。后来我们换了一种掺长纤维的纸，折痕仍在，黑线不见了。灯罩一共折四十二道，少一道站不稳，多一道就显得忙。

## 三次返工

- **第一次**，底座太轻，孩子一碰就倒。我们换成橡木，加重了六十克。
- **第二次**，开关太响。夜里“咔嗒”一声，比黑暗更吓人。
- **第三次**，光灭得太快。约纳斯改了程序，让它用半个小时慢慢变暗。

## 它能用多久

纸面涂了一层很薄的水性涂料，沾了果酱可以擦。充一次电亮十一个小时，接口是最常见的那一种，线断了不必换灯。灯罩单独出售，价钱跟一本图画书差不多。

> 好的东西不怕旧，怕的是修不了。

今年春天，老师傅来布里斯托看女儿，顺路到我们这里坐了坐。我把灯递给他。他把它翻过来，看了看底座，又转了一圈，数了数折痕，最后放回桌上，点了点头。

那一下点头，我等了十四个月。
`,
    remarks: [
      { by: 'u5', hours: 3, text: 'Forty-two. I had asked for forty, and I have never been so glad to be overruled.' },
      {
        by: 'Bergkvist',
        hours: 30,
        text: 'The heavier foot is the reason why we have no returns for “fell over”. Please thank the master.',
      },
    ],
  },
]
