interface SampleDocument {
  ownerId: string
  title: string
  content: string
  daysAgo: number
  hoursAgo: number
  trashed?: boolean
}

const renderMention = (id: string, name: string) => `<span data-mention="${id}">@${name}</span>`
const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
const renderSteps = (...items: string[]) => `<ol>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`
const renderRow = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`
const table = (head: readonly string[], ...rows: (readonly string[])[]) =>
  `<table><tbody>${renderRow('th', head)}${rows.map((cells) => renderRow('td', cells)).join('')}</tbody></table>`

const gwen = renderMention('u8', 'Gwen Pritchard')
const amina = renderMention('u3', 'Amina Haddad')
const meilan = renderMention('u7', 'Meilan Zhao')
const tomasz = renderMention('u2', 'Tomasz Wieczorek')

/** Documents of the sample company's employees. */
export const sampleDocuments: readonly SampleDocument[] = [
  {
    ownerId: 'u1',
    title: 'Peak season: how we pack in November and December',
    content:
      '<p>Last year we sent 214 parcels on the busiest day and found the limit at the packing table, not in stock. This is the plan that removes it.</p>' +
      '<h2>Who covers what</h2>' +
      table(
        ['Week', 'Packing', 'Evening support', 'On call for the shop'],
        ['45 and 46', '3 people', amina, renderMention('u6', 'Jonas Ekholm')],
        ['47 to 49', '5 people', amina, renderMention('u6', 'Jonas Ekholm')],
        ['50 and 51', '4 people', tomasz, renderMention('u6', 'Jonas Ekholm')],
      ) +
      '<h2>What changes at the table</h2>' +
      '<img data-src="/pictures/blog/packing-table.svg" alt="A packing table with boxes, tape and a lamp">' +
      renderSteps(
        'Boxes are folded the evening before, forty of each size.',
        `${gwen} prints labels in one run at 7:30, before the carrier call.`,
        'Gifts get their card at the shelf, so nobody walks back for it.',
      ) +
      '<blockquote><p>If a parcel takes longer than four minutes, put it aside and take the next one.</p></blockquote>' +
      '<h2>Open</h2>' +
      list(
        'Second label printer: <strong>ordered</strong>, arrives in week 44.',
        `Can ${meilan} move the toy delivery from Monday to Thursday?`,
        'Carrier confirms the 17:30 collection by <em>Friday</em>.',
      ) +
      '<p data-embed="link"><a href="https://example.com/carriers/cut-off-times"><strong>Last posting dates by country</strong><br><span>example.com</span></a></p>',
    daysAgo: 12,
    hoursAgo: 1,
  },
  {
    ownerId: 'u1',
    title: 'Notes for the talk at the trade fair',
    content:
      '<p>Twelve minutes, no slides with more than one sentence.</p>' +
      '<h2>The three things</h2>' +
      renderSteps(
        'A lamp that can be repaired is sold once and kept for twenty years.',
        'The spare-part shelf costs us less than the returns did.',
        'Say it with the photograph of the repair bench, not with a chart.',
      ) +
      '<pre><code>returns 2023  4.1 %\nreturns 2024  2.6 %\nreturns 2025  1.9 %</code></pre>' +
      `<p>Ask ${tomasz} whether the last figure may be said aloud.</p>`,
    daysAgo: 6,
    hoursAgo: 20,
  },
  {
    ownerId: 'u1',
    title: 'رسالة إلى مصنع الورق',
    content:
      '<p>السادة الكرام،</p>' +
      '<p>نشكركم على العيّنات التي وصلت يوم الثلاثاء. اخترنا الورق ذا الوزن 120 غرامًا لأغلفة الدفاتر، ونودّ أن نطلب منه 4,000 ورقة.</p>' +
      list('موعد التسليم: الأسبوع الثالث من الشهر القادم.', 'اللون: العاجي، لا الأبيض الناصع.') +
      '<p dir="ltr">Larkmoor, 4 Tannery Yard, Bristol BS1 6ZZ, United Kingdom</p>' +
      '<p>مع أطيب التحيات،<br>إينيس</p>',
    daysAgo: 3,
    hoursAgo: 52,
  },
  {
    ownerId: 'u1',
    title: 'Atelier Mistrelle : ce dont nous avons parlé',
    content:
      '<p>Le bleu ardoise est réservé jusqu’en juin. Série minimale : <strong>300 m</strong> par couleur.</p>' +
      list('Lavage à 40 °C, et non 60 : corriger l’étiquette.', 'Échantillons d’indigo avant la fin du mois.'),
    daysAgo: 9,
    hoursAgo: 96,
  },
  {
    ownerId: 'u1',
    title: 'Old opening hours',
    content: '<p>Monday to Friday, 9 to 17. Replaced by the new ones on the website.</p>',
    daysAgo: 90,
    hoursAgo: 300,
    trashed: true,
  },
  {
    ownerId: 'u2',
    title: 'What the shops asked for in October',
    content:
      '<p>Three of them want the same thing.</p>' +
      table(
        ['Asked for', 'By'],
        ['A smaller minimum order for books', 'Fernhill'],
        ['Gift boxes flat packed', 'two others'],
      ) +
      `<p>${renderMention('u1', 'Inês Carvalho')} knows what the boxes would cost.</p>`,
    daysAgo: 8,
    hoursAgo: 30,
  },
  {
    ownerId: 'u3',
    title: 'Answers we give every day',
    content:
      '<h2>Where is my parcel?</h2><p>Look it up first, then answer with the day, never with “soon”.</p>' +
      '<h2>Can I have it in blue?</h2><p>If it is not in the shop, it is not made. Offer to write when it is.</p>',
    daysAgo: 40,
    hoursAgo: 44,
  },
  {
    ownerId: 'u4',
    title: 'Closing the month',
    content: renderSteps('Bank statement by the second working day.', 'Open invoices older than 30 days to Tomasz.'),
    daysAgo: 60,
    hoursAgo: 70,
  },
]
