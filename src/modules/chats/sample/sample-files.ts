interface SampleFile {
  name: string
  type: string
  content: string
}

const picture = (name: string, body: string, size = '960 640'): SampleFile => ({
  name,
  type: 'image/svg+xml',
  content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>`,
})

const boat = (x: number, y: number, hull: string, sail: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-90 0h180l-34 58h-112z" fill="${hull}"/><path d="M-4-130v116h-82z" fill="${sail}"/><path d="M8-104v90h66z" fill="seashell"/><path d="M2-140h5v140h-5z" fill="sienna"/></g>`

const wavePath = (y: number, fill: string) =>
  `<path d="M0 ${y}q60-26 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0V640H0z" fill="${fill}"/>`

const swatch = (x: number, fill: string, label: string) =>
  `<g transform="translate(${x} 90)"><rect width="230" height="380" rx="10" fill="${fill}"/><text y="440" font-family="sans-serif" font-size="34" fill="darkslategray">${label}</text></g>`

/** Small attachments of the sample conversations, by the keys in their scripts. */
export const sampleFiles: Readonly<Record<string, SampleFile>> = {
  boats: picture(
    'first-samples.svg',
    `<rect width="960" height="640" fill="aliceblue"/><circle cx="800" cy="120" r="54" fill="sandybrown"/>${wavePath(400, 'lightblue')}${boat(280, 380, 'indianred', 'wheat')}${boat(640, 400, 'steelblue', 'ivory', 1.15)}${wavePath(470, 'skyblue')}${boat(480, 500, 'peru', 'antiquewhite', 0.8)}${wavePath(560, 'cadetblue')}`,
  ),
  shoot: picture(
    'shoot-no-31.svg',
    `<rect width="960" height="640" fill="linen"/><rect y="430" width="960" height="210" fill="tan"/><rect x="90" y="90" width="250" height="300" rx="8" fill="white"/><rect x="110" y="110" width="210" height="260" fill="powderblue"/>${boat(215, 300, 'indianred', 'seashell', 0.7)}<g transform="translate(560 250)"><ellipse cx="60" cy="230" rx="150" ry="26" fill="rosybrown"/><path d="M-40 100q10-70 100-66 96 4 104 96l4 90H-48z" fill="sienna"/><circle cx="40" cy="40" r="66" fill="sienna"/><path d="M-22 6q-40 26-22 92 28 8 40-30zM98 4q44 24 26 92-28 8-42-30z" fill="saddlebrown"/><circle cx="18" cy="34" r="8"/><circle cx="64" cy="34" r="8"/><ellipse cx="41" cy="62" rx="16" ry="11"/></g>`,
  ),
  label: picture(
    'carton-label.svg',
    `<rect width="960" height="640" fill="burlywood"/><path d="M0 300h960v16H0z" fill="tan"/><g transform="translate(250 130) rotate(-2)"><rect width="460" height="360" fill="white"/><g fill="black"><path d="M40 230h8v90h-8zM56 230h16v90H56zM80 230h6v90h-6zM96 230h20v90H96zM128 230h8v90h-8zM146 230h6v90h-6zM164 230h22v90h-22zM198 230h8v90h-8zM216 230h14v90h-14zM242 230h6v90h-6zM258 230h18v90h-18zM288 230h8v90h-8zM306 230h6v90h-6zM322 230h20v90h-20zM354 230h10v90h-10zM376 230h6v90h-6zM394 230h22v90h-22z"/><text x="40" y="80" font-family="sans-serif" font-size="44" font-weight="700">YARRABEE KIDS</text><text x="40" y="134" font-family="sans-serif" font-size="30">65 Wattle Lane, Melbourne</text><text x="40" y="184" font-family="sans-serif" font-size="30">Carton 3 of 14 · 11.4 kg</text></g></g>`,
  ),
  greys: picture(
    'three-greys.svg',
    `<rect width="960" height="640" fill="white"/>${swatch(90, 'lightslategray', '1 · cool')}${swatch(365, 'darkgray', '2 · warm')}${swatch(640, 'dimgray', '3 · dark')}`,
  ),
  crane: picture(
    'crane-v7.svg',
    `<rect width="640" height="800" fill="snow"/><g fill="none" stroke="darkslategray" stroke-width="5" stroke-linejoin="round"><path d="M200 700V180h60v520zM180 700h220v40H160zM260 180 520 120v26L260 240zM500 140v190"/><path d="M500 330q0 46-34 46-28 0-28-24"/><circle cx="230" cy="150" r="30"/><circle cx="230" cy="150" r="5"/></g><g font-family="sans-serif" font-size="24" fill="slategray"><text x="280" y="150">axle 5 mm</text><text x="380" y="420">hook r 9, blunt</text></g>`,
    '640 800',
  ),
  pages: {
    name: 'catalogue-harbour-proof.txt',
    type: 'text/plain',
    content:
      'Harbour, pages 2 to 5. Proof of the second reading.\n\nPage 2. Harbour, complete. Beech and maple, 41 pieces. Suitable from 3 years.\nPage 3. Stacking boats. Five boats that fit into each other. Suitable from 18 months.\nPage 4. Bath set. Three boats, one buoy, floats. Suitable from 18 months.\nPage 5. Crane, sold with the harbour and as a spare part.\n',
  },
  margins: {
    name: 'margins-harbour.csv',
    type: 'text/csv',
    content:
      'Product,Price,Making,Freight,Packaging,Margin\n"Harbour, complete",64.00,27.10,6.40,1.35,29.15\nStacking boats,19.50,7.90,1.60,0.62,9.38\nBath set,14.50,6.05,1.20,0.58,6.67\nCrane,4.90,1.48,0.38,0.20,2.84\n',
  },
  prices: {
    name: 'price-list-autumn.csv',
    type: 'text/csv',
    content:
      'EAN,Product,Wholesale,Retail\n0471882000312,"Harbour, complete",38.40,64.00\n0471882000329,Stacking boats,11.70,19.50\n0471882000336,Bath set,8.70,14.50\n0471882000343,Paper night-light,13.20,22.00\n0471882000350,Pull-along duck,10.80,18.00\n',
  },
}
