/** The sample's pictures by file name, with alternative texts. */
export const sampleImages = {
  'harbour-morning': 'The harbour at first light, in fog',
  sketchbook: 'An open sketchbook with three blues',
  'market-stall': 'A market stall with a striped awning',
  'shelf-of-books': 'A shelf of bright picture books',
  workbench: 'A workbench with a wooden cow on it',
  'team-table': 'A long table seen from above, with eight chairs',
  'linen-line': 'Lengths of blue linen on a line in the sun',
  'toy-train': 'A wooden train on its track',
  'lamp-evening': 'A lamp in a window in the evening',
  warehouse: 'High shelves full of boxes',
  'school-library': 'A small library with low shelves',
  'lantern-street': 'A street of paper lanterns at night',
  'tea-and-samples': 'A teapot between six night-lights',
  ship: 'A container ship coming in',
  'indigo-vats': 'Three vats of indigo under drying cloth',
  'dunes-road': 'A road between dunes at noon',
  terrace: 'A roof terrace with plants and a striped rug',
  'toy-shelf': 'Wooden blocks in all colours',
  'bookshop-front': 'The front of a small bookshop in the rain',
  'paper-rolls': 'Rolls of paper in a mill',
  'colour-cards': 'Colour cards spread out like a fan',
  'night-desk': 'A desk at night with a bright screen',
  'winter-street': 'A street in snow with lit windows',
  'workshop-window': 'A marble run in a shop window',
  'story-lamp': 'A lamp that throws a picture on the wall',
  stationery: 'Pads, pencils and a ruler',
  'city-evening': 'A city at dusk',
  'picture-book': 'A picture book, open at the fox',
  overshirt: 'A slate-blue overshirt on a hanger',
  'beach-kite': 'A kite above a beach',
  'store-concept': 'The plan of a shop with a crooked path',
  'cover-drafts': 'Nine drafts of a cover on a wall',
  'train-window': 'Hills through the window of a night train',
  'mountain-lake': 'A lake between mountains',
} as const

export type SampleImage = keyof typeof sampleImages

export const isSampleImage = (name: string): name is SampleImage => Object.hasOwn(sampleImages, name)

export const getPath = (name: SampleImage) => `/pictures/social/${name}.svg`
