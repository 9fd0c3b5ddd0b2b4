/** Colours of products: data, not part of the theme. */
export const colors = ['#1890FF', '#94D82D', '#FF4842', '#FFC107', '#00AB55', '#000000', '#FFC0CB'] as const

/** The text of each colour in article numbers, and in files in the four languages. */
export const colorWords: Record<(typeof colors)[number], { code: string; name: string; others: string }> = {
  '#1890FF': { code: 'BLU', name: 'Blue', others: 'bleu, أزرق, 蓝色' },
  '#94D82D': { code: 'LIM', name: 'Lime', others: 'citron vert, أخضر ليموني, 青柠色' },
  '#FF4842': { code: 'RED', name: 'Red', others: 'rouge, أحمر, 红色' },
  '#FFC107': { code: 'AMB', name: 'Amber', others: 'ambre, كهرماني, 琥珀色' },
  '#00AB55': { code: 'GRN', name: 'Green', others: 'vert, أخضر, 绿色' },
  '#000000': { code: 'BLK', name: 'Black', others: 'noir, أسود, 黑色' },
  '#FFC0CB': { code: 'PNK', name: 'Pink', others: 'rose, وردي, 粉色' },
}
