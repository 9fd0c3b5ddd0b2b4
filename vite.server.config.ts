import path from 'node:path'
import { defineConfig } from 'vite'
import { checkedCommand } from './scripts/lib/build/checked-command.mjs'

// The server with all that it needs, for an image that holds nothing else: it starts in a third of the time, and needs no
// packages. Run from source, Node finds the modules' folders by itself; here the bundler has to.
const sources = path.resolve('src')
const fromFolders = path.join(sources, 'server/node-modules.ts')
const fromBundle = path.join(sources, 'app/demo/bundled-modules.ts')

// Beside the server what its operator runs by hand.
const commands = ['main', 'backup', 'restore', 'reset-password']

export default defineConfig({
  plugins: [
    {
      name: 'checked-commands',
      generateBundle() {
        for (const name of commands)
          this.emitFile({ type: 'asset', fileName: `${name}.mjs`, source: checkedCommand(name) })
      },
    },
    {
      name: 'bundled-modules',
      enforce: 'pre',
      async resolveId(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found?.id === fromFolders ? fromBundle : undefined
      },
    },
  ],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Also what the server runs in threads.
      input: [...commands, 'html/html-worker'].map((name) => `src/server/${name}.ts`),
      output: {
        entryFileNames: ({ name }) => (commands.includes(name) ? `run-${name}.mjs` : `${name}.mjs`),
        chunkFileNames: 'parts/[name]-[hash].mjs',
        // Else CommonJS packages are evaluated after the ES modules that need them, such as a polyfill of passkeys.
        strictExecutionOrder: true,
      },
    },
  },
})
