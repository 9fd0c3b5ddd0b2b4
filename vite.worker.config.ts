import { defineConfig } from 'vite'
import { isCoverageAsked } from './scripts/lib/coverage/covered-sources.mjs'
import { builtFiles } from './src/app/build/built-files-plugin.ts'
import { offlineTexts } from './src/app/build/offline-texts-plugin.ts'
import { separateSourceMaps } from './src/app/build/separate-source-maps-plugin.ts'

// The service worker: one file without imports, since not every browser supports module workers. Its build comes last,
// because it lists the built files. ATRIUM_OFFLINE=0 builds a worker that unregisters the workers of older builds.
const entry = process.env.ATRIUM_OFFLINE === '0' ? 'gone' : 'service-worker'

export default defineConfig(({ mode }) => ({
  plugins: [builtFiles(), offlineTexts(), isCoverageAsked && separateSourceMaps(mode)],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: ['chrome139', 'firefox140', 'safari18.4'],
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/client',
    emptyOutDir: false,
    sourcemap: isCoverageAsked && 'hidden',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `src/app/offline/worker/${entry}.ts`,
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
}))
