import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { isCoverageAsked } from './scripts/lib/coverage/covered-sources.mjs'
import { anyPath } from './src/app/build/any-path-plugin.ts'
import { brandPlugin } from './src/app/build/brand-plugin.ts'
import { lookScript } from './src/app/build/look-script-plugin.ts'
import { separateSourceMaps } from './src/app/build/separate-source-maps-plugin.ts'
import { combinedImports } from './src/app/build/combined-imports-plugin.ts'
import { englishTexts } from './src/app/build/english-texts-plugin.ts'
import { moduleTitles } from './src/app/build/module-titles-plugin.ts'
import { reactCompiler } from './src/app/build/react-compiler-plugin.ts'
import { serverRender } from './src/app/build/server-render-plugin.ts'
import { highlightedCode } from './src/app/build/highlighted-code-plugin.ts'
import { topicPaths } from './src/app/build/topic-paths-plugin.ts'
import { recordImports } from './src/app/build/record-imports-plugin.ts'
import { trustedSinks } from './src/app/build/trusted-sinks-plugin.ts'
import { widgetTexts } from './src/app/build/widget-texts-plugin.ts'
import { draftFolder, plannedChunks } from './src/app/build/chunks/planned-chunks-plugin.ts'
import { withoutEval } from './src/app/build/omit/without-eval-plugin.ts'
import { withoutInstrumentation } from './src/app/build/omit/without-instrumentation-plugin.ts'
import { withoutMessages } from './src/app/build/omit/without-messages-plugin.ts'
import { withoutJsonSchema } from './src/app/build/omit/without-json-schema-plugin.ts'
import { withoutOperators } from './src/app/build/omit/without-operators-plugin.ts'
import { withoutServerOptions } from './src/app/build/omit/without-server-options-plugin.ts'

const isDemo = process.argv.includes('demo')

// The browsers of November 2025 and later ones; code is not compiled for older ones.
const target = ['chrome139', 'firefox140', 'safari18.4']

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

// Modules that every page needs share a file, since many small files cost more round trips than bytes.
const chunkGroups = [
  // Server-rendered pages: every component with a date waits for it.
  { name: 'zone', test: /src\/app\/server-render\/zone\//, priority: 3 },
  // Public pages need only these two: the loader of further chunks, and validation with requests.
  { name: 'preload', test: /vite\/preload-helper/, priority: 2 },
  // The demo's worker starts with it. Public pages forbid its policy.
  ...(isDemo ? [{ name: 'trusted-types', test: /src\/platform\/web\/trusted-types\.ts$/, priority: 2 }] : []),
  {
    name: 'calls',
    test: /node_modules\/zod\/|src\/platform\/(?:contract|contracts\/workspace-rules|errors\/failure|records\/without-undefined|text\/query-string|web\/api\/request)\.ts$/,
    priority: 1,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'session',
    test: anyOf(
      /node_modules\/@tanstack\/(?:query-core|react-query)\/(?!.*[iI]nfinite|.*Queries)/,
      /src\/platform\/(?:files\/stored-file|contracts\/(?:people|session-contract|live-event)|rich-text\/rich-text|permissions\/(?:rules|rule-fields)|web\/(?:api\/(?:client|live|transport)|session\/(?:colleagues|session|session-guard)|shortcuts\/shortcut-keys))\.ts$/,
    ),
  },
  {
    name: 'ui',
    test: anyOf(
      /src\/platform\/ui\/(?:(?:states|toasts)\/)?(?!themed|confirm|icon-action|menu-action|tool-button|leave-guard|nothing-found|search-field|view-search|panes)[\w-]+\.(?:tsx|module\.css)$/,
      // Twenty and more screens use each of these.
      /src\/platform\/ui\/search\/search-field\.(?:tsx|module\.css)$/,
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:AlertTriangle|ArrowLeft|ArrowRight|Check|Clock|Copy|Dots|Download|Eye|EyeOff|InfoCircle|Link|Minus|Pencil|Plus|Trash)\.mjs$/,
      // Components of the dashboard's cards, each of which needs most of them.
      /src\/platform\/(?:ui\/figures\/(?:[\w-]+\/)?[\w-]+\.(?:tsx?|module\.css)|numbers\/figures\.ts|web\/(?:url-state\/period|navigation\/widgets)\.ts)$/,
    ),
  },
]

const namedChunks = new Set(chunkGroups.map(({ name }) => name))

/** Chunks that the application's entry imports; other chunks need not preload them. */
const isImportedByEntry = (file: string) => /^assets\/(?:preload|calls|react|session|ui)-[^/]+\.js$/.test(file)

/** Whether this builds the renderer of the server, not that of the static pages. */
const isServerRender = process.argv.some((word) => word.endsWith('server-render.tsx'))

/** `row_3fa9c` for `row`: shorter than Vite's names, of which each first visit loads some hundreds. */
function scopedName(name: string, file: string) {
  const relative = path.relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/')
  return `${name}_${createHash('sha256').update(relative).digest('hex').slice(0, 5)}`
}

/** Parts of packages that the application never runs. */
const omitUnused = () => [
  withoutJsonSchema(),
  withoutInstrumentation(),
  withoutMessages(),
  withoutServerOptions(),
  withoutOperators(),
]

const output: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups },
  // The list of each screen's chunks has some 500 names, and hashes do not compress. 28 bits are enough.
  hashCharacters: 'hex',
}

const clientOutput: Rolldown.OutputOptions = {
  ...output,
  entryFileNames: 'assets/[name]-[hash:7].js',
  // All chunk names would add three kilobytes to every first visit. Screens keep theirs, and chunks that tests look for.
  chunkFileNames: ({ name, isDynamicEntry }) =>
    namedChunks.has(name) || (isDynamicEntry && /-screen$|-cards$|^words-|^customiser$/.test(name))
      ? 'assets/[name]-[hash:7].js'
      : 'assets/[hash:8].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css') ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash:7][extname]',
}

const planned = plannedChunks()

export default defineConfig(({ mode, isSsrBuild }) => ({
  // The demo runs in any folder of any host. With a known one (BASE=/some/path/) its pages hydrate sooner.
  base: process.env.BASE ?? (mode === 'demo' ? './' : '/'),
  plugins: [
    englishTexts(),
    moduleTitles(),
    widgetTexts(),
    topicPaths(),
    highlightedCode(),
    lookScript(),
    brandPlugin(),
    react(),
    reactCompiler(),
    isSsrBuild && recordImports(),
    isServerRender && serverRender(),
    !isSsrBuild && [anyPath(), trustedSinks(), combinedImports()],
    !isSsrBuild && withoutEval(),
    isCoverageAsked && !isSsrBuild && separateSourceMaps(mode),
    mode === 'production' && !isSsrBuild && omitUnused(),
    !isSsrBuild && planned.plugin,
  ],
  // A build without a service worker removes older ones: vite.worker.config.ts.
  define: { 'import.meta.env.VITE_OFFLINE': JSON.stringify(process.env.ATRIUM_OFFLINE ?? '1') },
  build: {
    target,
    cssTarget: target,
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/client',
    manifest: true,
    sourcemap: isCoverageAsked && !isSsrBuild && 'hidden',
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // Public pages list these chunks in their HTML, so that they load together with the first file.
      resolveDependencies(_, files, { hostId, hostType }) {
        if (hostId.startsWith(draftFolder)) return []
        const isComplete = hostType === 'html' || hostId.startsWith('assets/site-')
        return isComplete ? files : files.filter((file) => !isImportedByEntry(file))
      },
    },
    reportCompressedSize: false,
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // `planned-chunks-plugin.ts` needs a chunk for each set of importers.
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      // The application, and the scripts of public pages.
      ...(!isSsrBuild && {
        input: {
          index: 'index.html',
          site: 'src/app/site/site.ts',
          ...(mode === 'demo' && { 'start-worker': 'src/app/demo/start-worker.ts' }),
        },
      }),
      output: isSsrBuild ? output : planned.outputs(clientOutput, chunkGroups),
      checks: { pluginTimings: false },
    },
    // scripts/commands/budgets.mjs measures the compressed files of a page instead.
    chunkSizeWarningLimit: 2000,
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  // The demo's worker loads texts on demand, of which servers of some modules import their own.
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } } },
  ssr: { noExternal: true },
}))
