/** The gzipped database with sample data, relative to the demo's folder. */
export const sampleFile = 'sample.bin'
