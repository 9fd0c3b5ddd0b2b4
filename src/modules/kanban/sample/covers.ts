const createCover = (ground: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 240" width="560" height="240"><rect width="560" height="240" fill="${ground}"/>${drawing}</svg>`

/** SVG covers for some of the cards. */
export const covers = {
  lamp: createCover(
    'midnightblue',
    '<circle cx="280" cy="118" r="150" fill="gold" opacity=".14"/><circle cx="280" cy="118" r="96" fill="gold" opacity=".2"/><path d="M222 150c0-40 24-74 58-74s58 34 58 74z" fill="moccasin"/><rect x="232" y="150" width="96" height="16" rx="8" fill="peru"/><rect x="252" y="166" width="56" height="22" rx="6" fill="sienna"/><circle cx="262" cy="126" r="5" fill="saddlebrown"/><circle cx="298" cy="126" r="5" fill="saddlebrown"/><path d="M268 138q12 10 24 0" stroke="saddlebrown" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="white"><circle cx="96" cy="62" r="3"/><circle cx="150" cy="150" r="2"/><circle cx="450" cy="52" r="3"/><circle cx="486" cy="160" r="2"/><circle cx="400" cy="96" r="2"/></g>',
  ),
  catalogue: createCover(
    'antiquewhite',
    '<path d="M0 190q140-60 280-20t280-30v100H0z" fill="sandybrown"/><path d="M0 210q150-40 300-10t260-10v50H0z" fill="sienna"/><g transform="translate(280 112)"><path d="M0-58c-40-22-92-22-120-6v112c28-16 80-16 120 6z" fill="white"/><path d="M0-58c40-22 92-22 120-6v112c-28-16-80-16-120 6z" fill="floralwhite"/><path d="M0-58v112" stroke="tan" stroke-width="3"/><path d="M-96-30h64M-96-10h64M-96 10h44" stroke="tan" stroke-width="6" stroke-linecap="round"/><path d="M64 8c-20-34 10-54 22-30 12-24 42-4 22 30l-22 18z" fill="indianred" transform="translate(-22 -10)"/></g>',
  ),
  checkout: createCover(
    'lavender',
    '<rect x="160" y="44" width="240" height="152" rx="14" fill="white"/><rect x="160" y="44" width="240" height="34" rx="14" fill="cornflowerblue"/><circle cx="182" cy="61" r="5" fill="white"/><circle cx="200" cy="61" r="5" fill="white"/><rect x="184" y="96" width="66" height="62" rx="8" fill="navajowhite"/><path d="M198 140l20-24 16 16 8-8 8 16z" fill="peru"/><rect x="266" y="98" width="108" height="10" rx="5" fill="gainsboro"/><rect x="266" y="118" width="78" height="10" rx="5" fill="gainsboro"/><rect x="266" y="144" width="108" height="22" rx="11" fill="steelblue"/>',
  ),
}
