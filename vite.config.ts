import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lookScript } from './src/app/build/look-script-plugin.ts'
import { moduleTitles } from './src/app/build/module-titles-plugin.ts'
import { reactCompiler } from './src/app/build/react-compiler-plugin.ts'
import { touched } from './src/app/build/touched-plugin.ts'
import { widgetTexts } from './src/app/build/widget-texts-plugin.ts'
import { withoutJsonSchema } from './src/app/build/without-json-schema-plugin.ts'
import { withoutOperators } from './src/app/build/without-operators-plugin.ts'
import { withoutSummaries } from './src/app/build/without-summaries-plugin.ts'

// The newest engines of November 2025 and what came after: no code is rewritten for older ones.
const target = ['chrome139', 'firefox140', 'safari18.4']

// Many tiny files cost a visitor more round trips than bytes: what every page needs anyway travels together.
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'ui',
    test: /src\/platform\/ui\/(?!themed|confirm|icon-action|leave-guard|search-field|view-search|panes)[\w-]+\.(?:tsx|module\.css)$/,
  },
  ...['en', 'fr', 'ar', 'ch'].map((code) => ({
    name: `words-${code}`,
    test: new RegExp(`(?:src/app/locales/|src/platform/i18n/locales/|virtual:module-titles/)${code}(?:\\.json)?$`),
  })),
]

export default defineConfig(({ mode, isSsrBuild }) => ({
  // The demo runs from any folder of any host; for one that is known (BASE=/some/path/) its pages come alive faster.
  base: process.env.BASE ?? (mode === 'demo' ? './' : '/'),
  plugins: [
    moduleTitles(),
    widgetTexts(),
    lookScript(),
    react(),
    reactCompiler(),
    isSsrBuild && touched(),
    mode === 'production' && !isSsrBuild && withoutJsonSchema(),
    mode === 'production' && !isSsrBuild && withoutSummaries(),
    mode === 'production' && !isSsrBuild && withoutOperators(),
  ],
  build: {
    target,
    cssTarget: target,
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/client',
    manifest: true,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // The application, and all that the public pages load.
      ...(!isSsrBuild && { input: { index: 'index.html', site: 'src/app/site/site.ts' } }),
      output: { codeSplitting: { groups: chunkGroups } },
      checks: { pluginTimings: false },
    },
    // scripts/budgets.mjs counts what matters: what a page loads, as it travels.
    chunkSizeWarningLimit: 2000,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  worker: { rolldownOptions: { checks: { pluginTimings: false } } },
  ssr: { noExternal: true },
}))
