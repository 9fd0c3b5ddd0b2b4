const brand = '#5D87FF'
const deep = '#4467D6'
const light = '#FFC46B'

// A courtyard in the form of the letter A: the gate below, the round opening in the roof above, light in it and on one
// wall.
const mark =
  `<path fill="${deep}" d="M4 44V24A20 20 0 0 1 24 4V26A9 9 0 0 0 15 35V44Z"/>` +
  `<path fill="${brand}" d="M44 44V24A20 20 0 0 0 24 4V26A9 9 0 0 1 33 35V44Z"/>` +
  `<circle cx="24" cy="17" r="5.5" fill="${light}"/>`

// Paths instead of text, since a picture file cannot use the page's font. Inlined, it takes the page's text colour.
const word =
  '<g fill="none" stroke="var(--text, #6480c8)" stroke-width="4.6" stroke-linejoin="round">' +
  '<path d="M1.5 36.5L13 7.5L24.5 36.5M6.5 26.5H19.5"/>' +
  '<path d="M33.5 9V27.5A6.5 6.5 0 0 0 40 34.2H42M27.5 17.5H42"/>' +
  '<path d="M49.5 15.2V36.5M49.5 26A8.5 8.5 0 0 1 58 17.5H59.5"/>' +
  '<path d="M67 15.2V36.5"/>' +
  '<path d="M76 15.2V26.5A7.7 7.7 0 0 0 91.4 26.5V15.2M91.4 15.2V36.5"/>' +
  '<path d="M101 15.2V36.5M101 25A7.5 7.5 0 0 1 116 25V36.5M116 25A7.5 7.5 0 0 1 131 25V36.5"/>' +
  `</g><circle cx="67" cy="8.8" r="3" fill="${light}"/>`

const svg = (width: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48">${inner}</svg>\n`

export const logoMark = svg(48, mark)
export const logo = svg(194, `${mark}<g transform="translate(58 4)">${word}</g>`)
