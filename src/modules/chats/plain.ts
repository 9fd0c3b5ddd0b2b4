/** Text without case and accents, as the browser compares what was typed with what it knows. */
export const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()
