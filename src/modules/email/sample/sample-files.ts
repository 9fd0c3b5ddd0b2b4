import type { SampleFile } from './conversation.ts'

const csv = (name: string, content: string): SampleFile => ({ name, type: 'text/csv', content })
const text = (name: string, content: string): SampleFile => ({ name, type: 'text/plain', content })
const picture = (name: string, shapes: string): SampleFile => ({
  name,
  type: 'image/svg+xml',
  content: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420" viewBox="0 0 640 420">${shapes}</svg>`,
})

export const packingList = csv(
  'packing-list-container-1.csv',
  `carton,title,copies,weight kg
1,The moon in my pocket,60,14.2
2,The moon in my pocket,60,14.2
3,Fox by the river,48,12.9
4,A goat on the roof,72,13.4
5,Counting to the sea,72,13.6
`,
)

export const stockFile = csv(
  'columns-for-the-stock-file.csv',
  `column,example,note
ean,0501234567890,as text
title,Fox by the river,
age,3-5,
weight g,268,
price cents,1290,without tax
`,
)

export const packingRota = csv(
  'rota-packing-table.csv',
  `day,early,late,extra
Monday,Jamal,Gwen,new 1
Tuesday,Jamal,Sioned,new 2
Wednesday,Gwen,Sioned,new 1
Thursday,Jamal,Gwen,new 2
Friday,Sioned,Jamal,Amina
`,
)

export const salesFigures = csv(
  'figures-of-the-month.csv',
  `group,this year,last year,change
Toys,48210,43432,11 %
Lighting,31980,30750,4 %
Paper,22640,22655,0 %
Books,19870,18112,10 %
`,
)

export const lampTests = text(
  'charger-test-summary.txt',
  `Summary of tests, wireless charger NL-2

Input 5 V, 1.5 A
Temperature rise 18 K (limit 40 K)
Leakage current below 0.1 mA
Battery life at half brightness 14 h 10 min

Result: passed. Stamped original follows by courier.
`,
)

export const mayInvoice = text(
  'invoice-may.txt',
  `Larkmoor to Kowhai Lane Books

120 picture books at 8.40 with freight   1,008.00
Freight                                     64.00
Total                                    1,072.00
`,
)

export const creditNote = text(
  'credit-note-freight.txt',
  `Larkmoor to Kowhai Lane Books

Freight, charged twice                      -64.00
Total                                       -64.00
`,
)

export const cartonLabel = picture(
  'carton-label.svg',
  `<rect width="640" height="420" fill="white"/><rect x="24" y="24" width="592" height="372" rx="10" fill="none" stroke="darkslategray" stroke-width="6"/><rect x="56" y="60" width="250" height="30" fill="darkslategray"/><rect x="56" y="110" width="360" height="18" fill="slategray"/><rect x="56" y="142" width="300" height="18" fill="slategray"/><g fill="darkslategray"><rect x="56" y="230" width="10" height="130"/><rect x="76" y="230" width="22" height="130"/><rect x="110" y="230" width="8" height="130"/><rect x="132" y="230" width="30" height="130"/><rect x="174" y="230" width="12" height="130"/><rect x="200" y="230" width="20" height="130"/><rect x="234" y="230" width="8" height="130"/><rect x="256" y="230" width="34" height="130"/><rect x="304" y="230" width="10" height="130"/></g><circle cx="520" cy="294" r="62" fill="salmon"/>`,
)

export const foilSketch = picture(
  'cover-sketch.svg',
  `<rect width="640" height="420" fill="oldlace"/><rect x="200" y="40" width="240" height="340" rx="8" fill="midnightblue"/><rect x="200" y="40" width="22" height="340" rx="8" fill="black"/><circle cx="332" cy="176" r="62" fill="none" stroke="goldenrod" stroke-width="6"/><path d="M292 196q40-70 80 0" fill="none" stroke="goldenrod" stroke-width="6" stroke-linecap="round"/><rect x="282" y="282" width="100" height="8" rx="4" fill="goldenrod"/><rect x="300" y="304" width="64" height="6" rx="3" fill="goldenrod"/>`,
)

export const nightLight = picture(
  'night-light-three-greens.svg',
  `<rect width="640" height="420" fill="aliceblue"/><g transform="translate(120 90)"><path d="M0 150q0-150 60-150t60 150z" transform="translate(-60)" fill="darkseagreen"/><rect x="-36" y="150" width="72" height="20" rx="8" fill="dimgray"/></g><g transform="translate(320 90)"><path d="M0 150q0-150 60-150t60 150z" transform="translate(-60)" fill="cadetblue"/><rect x="-36" y="150" width="72" height="20" rx="8" fill="dimgray"/></g><g transform="translate(520 90)"><path d="M0 150q0-150 60-150t60 150z" transform="translate(-60)" fill="seagreen"/><rect x="-36" y="150" width="72" height="20" rx="8" fill="dimgray"/></g><rect x="0" y="330" width="640" height="90" fill="gainsboro"/>`,
)

export const woodenAxle = picture(
  'axle-5-mm.svg',
  `<rect width="640" height="420" fill="white"/><circle cx="190" cy="210" r="110" fill="burlywood" stroke="peru" stroke-width="6"/><circle cx="450" cy="210" r="110" fill="burlywood" stroke="peru" stroke-width="6"/><rect x="190" y="198" width="260" height="24" rx="6" fill="tan"/><circle cx="190" cy="210" r="16" fill="saddlebrown"/><circle cx="450" cy="210" r="16" fill="saddlebrown"/><path d="M190 350h260M190 338v24M450 338v24" stroke="darkslategray" stroke-width="3"/>`,
)
