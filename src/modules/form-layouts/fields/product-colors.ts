/** Common colours of samples. */
export const productColors = [
  { name: 'oak', color: '#c19a6b' },
  { name: 'linen', color: '#e9e0d0' },
  { name: 'slate', color: '#5b7083' },
  { name: 'indigo', color: '#3f51b5' },
  { name: 'moss', color: '#6b8e4e' },
  { name: 'brick', color: '#b5523b' },
  { name: 'ochre', color: '#d6a021' },
  { name: 'coal', color: '#2f3437' },
] as const
